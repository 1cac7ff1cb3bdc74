import { type StoryHead, storyPath } from '../stories/story'
import { escapeXml } from './escape-xml'

/** The first picture of a story, where it has one. */
type FeedPicture = { url: string; type: string; sizeInBytes: number | null }

export type FeedStory = StoryHead & { picture: FeedPicture | null }

export type StoryFeed = { shop: string; origin: string; stories: readonly FeedStory[] }

/** Atom (RFC 4287): news and essays, newest first, with absolute addresses. */
export function composeStoryFeed({ shop, origin, stories }: StoryFeed): string {
  const changes = stories.map(updatedOf).toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(origin)}/feed.xml</id>`,
    `<title>${escapeXml(shop)}: news and essays</title>`,
    `<updated>${escapeXml(changes.at(-1) ?? '1970-01-01T00:00:00.000Z')}</updated>`,
    `<author><name>${escapeXml(shop)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/"/>`,
    ...stories.map((story) => entryOf(story, origin)),
    '</feed>',
    '',
  ].join('\n')
}

/** The id stays when a story moves to another address: https://www.rfc-editor.org/rfc/rfc4151 */
function entryOf(story: FeedStory, origin: string): string {
  const { id, title, summary, author, publishedOn, picture } = story
  const host = origin.replace(/^https?:\/\/|:\d+$/g, '')
  const lines = [
    '<entry>',
    `<id>${escapeXml(`tag:${host},${publishedOn.slice(0, 10)}:story/${id}`)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<published>${escapeXml(publishedOn)}</published>`,
    `<updated>${escapeXml(updatedOf(story))}</updated>`,
    ...(author ? [`<author><name>${escapeXml(author)}</name></author>`] : []),
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + storyPath(story))}"/>`,
    ...(picture ? [enclosureOf(picture, origin)] : []),
    `<summary type="text">${escapeXml(summary)}</summary>`,
    '</entry>',
  ]
  return lines.join('\n')
}

/** A story that is dated ahead was changed no earlier than that. */
function updatedOf({ publishedOn, changedAt }: StoryHead): string {
  return publishedOn > changedAt ? publishedOn : changedAt
}

function enclosureOf({ url, type, sizeInBytes }: FeedPicture, origin: string): string {
  const address = origin === '' ? url : new URL(url, origin).href
  const length = sizeInBytes === null ? '' : ` length="${sizeInBytes}"`
  return `<link rel="enclosure" type="${escapeXml(type)}"${length} href="${escapeXml(address)}"/>`
}
