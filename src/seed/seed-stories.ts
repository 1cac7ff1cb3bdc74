import type { Payload } from 'payload'
import type { StoryHead } from '@/domain/site/stories/story'
import { all, findOne, hasRow, insert, QUIET } from '@/operations/records/rows'
import { composeRichText } from '@/operations/site/pages/compose-rich-text'
import type { Story } from '@/payload-types'
import told from './demo-stories.json' with { type: 'json' }

type SeedBlock =
  | { kind: 'passage'; heading?: string; paragraphs: string[]; note?: string }
  | { kind: 'letters'; text: string; typefaces: string[]; caption: string }
  | { kind: 'specimen'; text: string; typeface: string; style: string; size: 'fit' | 'large' }

/** Typefaces by their slugs, styles by their names. */
type SeedStory = Pick<StoryHead, 'kind' | 'slug' | 'title' | 'summary' | 'publishedOn'> & {
  typeface: string
  style: string
  typefaces: string[]
  blocks: SeedBlock[]
}

export const DEMO_STORIES = told as SeedStory[]

/** After the catalogue, which they are set in. */
export async function seedStories(payload: Payload, stories: SeedStory[] = DEMO_STORIES) {
  for (const { typeface, style, typefaces, blocks, ...fields } of stories) {
    if (await hasRow(payload, 'stories', { slug: { equals: fields.slug } })) continue
    const data = {
      ...fields,
      typeface: await requireTypeface(payload, typeface),
      style: await findStyle(payload, typeface, style),
      typefaces: await Promise.all(typefaces.map((slug) => requireTypeface(payload, slug))),
      blocks: await Promise.all(blocks.map((block) => blockOf(payload, block))),
      _status: 'published' as const,
    }
    await insert(payload, 'stories', data, QUIET)
  }
}

type StoryBlock = NonNullable<Story['blocks']>[number]

async function blockOf(payload: Payload, block: SeedBlock): Promise<StoryBlock> {
  switch (block.kind) {
    case 'passage': {
      const { heading = null, paragraphs, note = null } = block
      const text = composeRichText([{ heading, paragraphs }])
      return { blockType: 'passage', text: text as NonNullable<typeof text>, note }
    }
    case 'letters': {
      const { text, caption, typefaces } = block
      const ids = await Promise.all(typefaces.map((slug) => requireTypeface(payload, slug)))
      return { blockType: 'letters', text, caption, typefaces: ids }
    }
    case 'specimen': {
      const { text, size, typeface, style } = block
      return {
        blockType: 'specimen',
        text,
        size,
        typeface: await requireTypeface(payload, typeface),
        style: await findStyle(payload, typeface, style),
      }
    }
  }
}

export async function requireTypeface(payload: Payload, slug: string): Promise<string> {
  const row = await findOne(payload, 'typefaces', { where: { slug: { equals: slug } } })
  if (!row) throw new Error(`There is no typeface ${slug}.`)
  return row.id
}

async function findStyle(payload: Payload, slug: string, name: string): Promise<string | null> {
  const row = await findOne(payload, 'styles', { where: all({ 'typeface.slug': slug, name }) })
  return row?.id ?? null
}
