import { redrawnInWords } from '../../catalogue/releases/redrawn'
import {
  extentInWords,
  languagesInWords,
  lettersInWords,
  type ReleaseEntry,
  stylesInWords,
} from '../../catalogue/releases/release-entry'
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
