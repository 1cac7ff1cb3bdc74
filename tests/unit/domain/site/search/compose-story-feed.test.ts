import { expect, test } from 'vitest'
import { composeStoryFeed, type FeedStory } from '@/domain/site/search/compose-feed'
import { minutesToRead } from '@/domain/site/stories/story'

const STORY: FeedStory = {
  id: '7',
  kind: 'essay',
  slug: 'ink',
  title: 'Ink & <paper>',
  summary: 'On "both".',
  author: null,
  typeface: null,
  style: null,
  typefaces: [],
  publishedOn: '2026-05-04T12:00:00.000Z',
  changedAt: '2026-05-06T09:00:00.000Z',
  picture: { url: '/api/media/file/a.png', type: 'image/png', sizeInBytes: 12 },
}
const feedOf = (...stories: FeedStory[]) =>
  composeStoryFeed({ shop: 'Typewerk', origin: 'https://fonts.example', stories })

test('a story stands in the feed with whole addresses, its picture, and an id that outlives its address', () => {
  const moved = feedOf({ ...STORY, slug: 'moved' })
  const idIn = (xml: string) => /<id>(tag:[^<]*)</.exec(xml)?.[1]

  expect(feedOf(STORY)).toContain(
    [
      '<entry>',
      '<id>tag:fonts.example,2026-05-04:story/7</id>',
      '<title>Ink &amp; &lt;paper&gt;</title>',
      '<published>2026-05-04T12:00:00.000Z</published>',
      '<updated>2026-05-06T09:00:00.000Z</updated>',
      '<link rel="alternate" type="text/html" href="https://fonts.example/essays/ink"/>',
      '<link rel="enclosure" type="image/png" length="12" href="https://fonts.example/api/media/file/a.png"/>',
      '<summary type="text">On &quot;both&quot;.</summary>',
      '</entry>',
    ].join('\n'),
  )
  expect(idIn(moved)).toBe(idIn(feedOf(STORY)))
})

test('a feed says when it last changed: by its newest story, and of nothing by a day before all', () => {
  const newer = { ...STORY, changedAt: '2026-05-09T09:00:00.000Z' }

  expect(feedOf(STORY, newer)).toContain(
    '<title>Typewerk: news and essays</title>\n<updated>2026-05-09',
  )
  expect(feedOf()).toContain('<updated>1970-01-01')
})

test('the time to read counts the words of texts and notes, and is never nothing', () => {
  const words = (count: number) => Array(count).fill('ink').join(' ')
  const text = { root: { children: [{ children: [{ text: words(400) }] }] } }

  expect(minutesToRead([{ blockType: 'passage', text, note: words(40) }])).toBe(2)
  expect(minutesToRead(null)).toBe(1)
})
