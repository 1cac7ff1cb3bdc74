import { redrawnInWords } from '../../catalogue/releases/redrawn'
import {
  extentInWords,
  languagesInWords,
  lettersInWords,
  type ReleaseEntry,
  stylesInWords,
} from '../../catalogue/releases/release-entry'
import { type StoryHead, storyPath } from '../stories/story'
import { escapeXml } from './escape-xml'

/** A release with the page it stands on. */
export type FeedRelease = ReleaseEntry & { slug: string }

export type Feed = { shop: string; origin: string; releases: readonly FeedRelease[] }

/** Atom (RFC 4287): the releases of the whole shop, newest first. */
export function composeFeed({ shop, origin, releases }: Feed): string {
  const newest = releases[0]?.releasedOn ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(origin)}/releases.xml</id>`,
    `<title>${escapeXml(shop)}: releases</title>`,
    `<updated>${escapeXml(newest)}</updated>`,
    `<author><name>${escapeXml(shop)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin)}/releases.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/"/>`,
    ...releases.map((release) => entryOf(release, origin)),
    '</feed>',
    '',
  ].join('\n')
}

/** The id stays when the shop moves to another path: https://www.rfc-editor.org/rfc/rfc4151 */
function entryOf(release: FeedRelease, origin: string): string {
  const { id, slug, typeface, version, releasedOn } = release
  const host = origin.replace(/^https?:\/\/|:\d+$/g, '')
  const tag = `tag:${host},${releasedOn.slice(0, 10)}:release/${id}`
  return [
    '<entry>',
    `<id>${escapeXml(tag)}</id>`,
    `<title>${escapeXml([typeface, version].filter(Boolean).join(' '))}</title>`,
    `<updated>${escapeXml(releasedOn)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/typeface/${slug}/releases`)}"/>`,
    `<content type="text">${escapeXml(wordsOf(release).join('\n\n'))}</content>`,
    '</entry>',
  ].join('\n')
}

function wordsOf(release: ReleaseEntry): string[] {
  const { notes, extent, reflow } = release
  const measured = [
    reflow.kind === 'first' ? 'The first release.' : null,
    extent ? extentInWords(extent) : null,
    lettersInWords(release),
    stylesInWords(release),
    redrawnInWords(release.redrawn?.styles ?? []),
    languagesInWords(release),
    reflow.kind === 'none' ? 'Texts that are set stand as they are.' : null,
    ...(reflow.kind === 'may' ? ['Texts that are set may reflow.', ...reflow.warnings] : []),
  ]
  return [...notes, ...measured.filter((words) => words !== null)]
}

/** The first picture of a story, where it has one. */
type FeedPicture = { url: string; type: string; sizeInBytes: number | null }

export type FeedStory = StoryHead & { picture: FeedPicture | null }

/** From its first moment on. */
export type FeedSale = { id: string; title: string; summary: string; publishedOn: string }

export type StoryFeed = {
  shop: string
  origin: string
  stories: readonly FeedStory[]
  sales?: readonly FeedSale[]
}

/** Atom (RFC 4287): news, essays and sales, newest first, with absolute addresses. */
export function composeStoryFeed({ shop, origin, stories, sales = [] }: StoryFeed): string {
  const changes = [...stories.map(updatedOf), ...sales.map(({ publishedOn }) => publishedOn)]
  const entries = [
    ...stories.map((story) => ({ at: story.publishedOn, entry: storyEntryOf(story, origin) })),
    ...sales.map((sale) => ({ at: sale.publishedOn, entry: saleEntryOf(sale, origin) })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(origin)}/feed.xml</id>`,
    `<title>${escapeXml(shop)}: news and essays</title>`,
    `<updated>${escapeXml(changes.toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z')}</updated>`,
    `<author><name>${escapeXml(shop)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/"/>`,
    ...entries.map(({ entry }) => entry),
    '</feed>',
    '',
  ].join('\n')
}

/** The id stays when a story moves to another address: https://www.rfc-editor.org/rfc/rfc4151 */
function storyEntryOf(story: FeedStory, origin: string): string {
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

function saleEntryOf({ id, title, summary, publishedOn }: FeedSale, origin: string): string {
  const host = origin.replace(/^https?:\/\/|:\d+$/g, '')
  return [
    '<entry>',
    `<id>${escapeXml(`tag:${host},${publishedOn.slice(0, 10)}:sale/${id}`)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${escapeXml(publishedOn)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/shop"/>`,
    `<summary type="text">${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('\n')
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
