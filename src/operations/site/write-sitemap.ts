import type { Payload } from 'payload'
import {
  composeSitemap,
  type SitemapEntry,
  type SitemapRequest,
} from '@/domain/site/search/compose-sitemap'
import { designerPath } from '@/domain/site/designers/designer'
import { STORY_KINDS, STORY_LISTS, type StoryHead, storyPath } from '@/domain/site/stories/story'
import { USES } from '@/domain/site/uses/use'
import { BoundedCache } from '../bounded-cache'
import { groupBy } from '../group-by'
import {
  type ChangedRow,
  findLicenceChange,
  findPageChanges,
  findTypefaceChanges,
} from '../records/catalogue-versions'
import { readPriceRules } from '../records/prices/price-inputs'
import { findReleaseWords } from '../records/release-news'
import { findPublicDesigners } from '../records/site/designers'
import { findStoryHeads } from '../records/site/stories'
import { keepUntilChange } from './page-cache/refresh-pages'
import { listUses } from '../records/site/uses'
import { lookUpPath } from './routes/route-lookup'

/** Parts of several megabytes; where no address is set, each host that is asked for has others. */
const MOST_TEXTS = 4

/** The sitemap as it is sent; null: it has no such part. */
export async function writeSitemap(payload: Payload, { origin, part }: SitemapRequest) {
  const texts = await keepUntilChange(
    payload,
    'sitemap texts',
    async () => new BoundedCache<string | null>(MOST_TEXTS),
  )
  return texts.get(JSON.stringify([origin, part]), async () =>
    composeSitemap(await readSitemap(payload), { origin, part }),
  )
}

/** Pages of the shop's own, listed as far as this shop has them. */
const OWN = ['/licences', '/trial', '/compare']

/** Every page that a search engine should know, with the day of its last change. */
function readSitemap(payload: Payload): Promise<SitemapEntry[]> {
  return keepUntilChange(payload, 'sitemap', () => listEntries(payload))
}

async function listEntries(payload: Payload): Promise<SitemapEntry[]> {
  const [typefaces, pages, releases, licencesAt, stories, uses, designers] = await Promise.all([
    findTypefaceChanges(payload),
    findPageChanges(payload),
    findReleaseWords(payload),
    findLicenceChange(payload),
    findStoryHeads(payload),
    listUses(payload),
    findPublicDesigners(payload),
  ])
  const releasesOf = groupBy(releases, ({ typeface }) => typeface)
  const ofTypefaces = typefaces.flatMap((typeface) =>
    entriesOf(
      typeface,
      (releasesOf.get(typeface.id) ?? []).map(({ releasedOn }) => releasedOn),
    ),
  )
  const changedAt = newestOf(typefaces.map((typeface) => typeface.changedAt))
  const ofPages = pages.map((page) => ({ path: `/${page.slug}`, changedAt: page.changedAt }))
  const usedAt = newestOf(uses.map((use) => use.changedAt))
  const listed = new Set(ofPages.map(({ path }) => path))
  const { licenceTypes } = await readPriceRules(payload)
  const offered = OWN.filter((path) => path !== '/licences' || licenceTypes.length > 0)
  const own = await knownOf(offered.filter((path) => !listed.has(path)))

  return [
    { path: '/', changedAt },
    { path: '/explore', changedAt },
    ...own.map((path) => ({ path, changedAt: path === '/licences' ? licencesAt : changedAt })),
    ...ofTypefaces,
    ...ofPages,
    ...ofStories(stories),
    ...(usedAt ? [{ path: USES.path, changedAt: usedAt }] : []),
    ...designers.map(({ slug, changedAt: at }) => ({ path: designerPath(slug), changedAt: at })),
  ]
}

function ofStories(stories: StoryHead[]): SitemapEntry[] {
  const lists = STORY_KINDS.flatMap((kind) => {
    const changedAt = newestOf(stories.flatMap((one) => (one.kind === kind ? one.changedAt : [])))
    return changedAt ? [{ path: STORY_LISTS[kind].path, changedAt }] : []
  })
  return [...lists, ...stories.map((one) => ({ path: storyPath(one), changedAt: one.changedAt }))]
}

function entriesOf({ slug, changedAt }: ChangedRow, releasedOn: string[]): SitemapEntry[] {
  const released = newestOf(releasedOn.map((day) => new Date(day).toISOString()))
  return [
    {
      path: `/typeface/${slug}`,
      changedAt: newestOf([changedAt, ...(released ? [released] : [])]),
    },
    { path: `/explore/${slug}`, changedAt },
    ...(released ? [{ path: `/typeface/${slug}/releases`, changedAt: released }] : []),
  ]
}

async function knownOf(paths: string[]): Promise<string[]> {
  const statuses = await Promise.all(paths.map((path) => lookUpPath(path)))
  return paths.filter((_, index) => statuses[index] === 'known')
}

function newestOf(days: string[]): string | null {
  return days.toSorted().at(-1) ?? null
}
