import type { Payload } from 'payload'
import { minutesToRead, type StoryHead } from '@/domain/site/stories/story'
import { readCatalogue } from '@/operations/catalogue/typefaces/list-typefaces'
import { headOfStory } from '@/operations/records/site/stories'
import { readBlocks } from '@/operations/site/pages/read-blocks'
import { typesetHeading, typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { listStories } from '@/operations/site/stories/find-story'
import { measureTitle, setTitles } from '@/operations/site/stories/set-titles'
import type { Story } from '@/payload-types'
import { PageBlocks } from '@/storefront/blocks/page-blocks'
import { StoryPage } from '@/storefront/stories/story-page'
import { PageText } from './page-text'

const MOST_MORE = 3

/** A story of the foundry's, as visitors read it, or as staff preview it. */
export async function storyOfBlocks(
  shop: Payload,
  row: Story,
  { isPreview = false }: { isPreview?: boolean } = {},
) {
  const head = headOfStory(row)
  const [reading, content, titles, measured, about, others] = await Promise.all([
    isPreview ? typesetHeading(shop, head.title) : typesetReadingPage(shop, head.title),
    readBlocks(shop, row.blocks),
    setTitles(shop, [head]),
    head.kind === 'essay' ? measureTitle(shop, head) : null,
    namesOf(shop, head),
    listStories(shop, head.kind),
  ])
  const [story] = titles.rows
  if (!story) return null
  const { blocks, faces, menuFaces, letterFaces } = content
  return (
    <StoryPage
      story={story}
      measured={story.setIn && measured}
      minutes={minutesToRead(row.blocks)}
      faces={[...titles.faces, ...about.faces, ...letterFaces]}
      reading={reading}
      typefaces={about.typefaces}
      more={others.filter(({ id }) => id !== head.id).slice(0, MOST_MORE)}
    >
      <PageBlocks
        {...{ blocks, faces, menuFaces, isPreview }}
        renderText={(text) => <PageText data={text} />}
      />
    </StoryPage>
  )
}

/** What it is about, each in its own letters. */
async function namesOf(shop: Payload, { typefaces: named }: StoryHead) {
  const { typefaces } = await readCatalogue(shop)
  const shown = named.flatMap((id) => typefaces.find((one) => one.id === id) ?? [])
  const { rows, faces } = await setTitles(
    shop,
    shown.map(({ id, name, slug }) => ({ id, title: name, slug, typeface: id, style: null })),
  )
  return { faces, typefaces: rows.map(({ title, slug, setIn }) => ({ name: title, slug, setIn })) }
}
