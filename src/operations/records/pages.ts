import type { Payload } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import { isLegalKind } from '@/domain/site/legal/legal-page'
import { designerPath } from '@/domain/site/designers/designer'
import type { Redirect } from '@/domain/site/redirect'
import { type StoryKind, storyPath } from '@/domain/site/stories/story'
import type { Page, Redirect as RedirectRow, Typeface } from '@/payload-types'
import { findPublicDesignerSlug } from './site/designers'
import { readShop } from './shop'
import { findAll, findById, hasRow, insert, only, QUIET, updateById } from './rows'

/** Every page that was made for the law, drafts too. */
export async function findLegalPages(payload: Payload) {
  const rows = await findAll(payload, 'pages', {
    where: { legal: { exists: true } },
    limit: 100,
    select: only('legal', '_status'),
  })
  return rows.flatMap(({ id, legal, _status }) =>
    isLegalKind(legal) ? [{ id, kind: legal, isPublished: _status === 'published' }] : [],
  )
}

type NewPage = Pick<Page, 'title' | 'slug' | 'lead' | 'content' | 'legal'>

/** Nobody but staff sees it before they publish it. */
export async function insertDraftPage(payload: Payload, page: NewPage): Promise<string> {
  const { id } = await insert(
    payload,
    'pages',
    { ...page, _status: 'draft' },
    { draft: true, ...QUIET },
  )
  return id
}

export async function isSlugOfPage(payload: Payload, slug: string): Promise<boolean> {
  return hasRow(payload, 'pages', { slug }, { trash: true })
}

/** Published pages with their content, in the order of their links. */
export async function findPagesWithContent(payload: Payload): Promise<Page[]> {
  return findAll(payload, 'pages', { where: { _status: 'published' }, depth: 1, sort: '-title' })
}

export async function findEulas(payload: Payload) {
  return findAll(payload, 'eulas', {
    select: only('title', 'version', 'effectiveFrom', 'sections'),
  })
}

/** Old paths with what they lead to now, as staff entered them. */
export async function findRedirects(payload: Payload): Promise<Redirect[]> {
  const rows = await findAll(payload, 'redirects', { depth: 1 })
  return rows.flatMap((row) => {
    const to = targetOf(row)
    return to ? [{ from: row.from, to, status: row.type === '307' ? 307 : 308 }] : []
  })
}

function targetOf({ to }: RedirectRow): string | null {
  if (to?.type === 'custom') return to.url || null
  const reference = to?.reference
  // In the trash: it leads nowhere.
  if (!reference?.value || typeof reference.value === 'string') return null
  return reference.relationTo === 'typefaces'
    ? `/typeface/${(reference.value as Typeface).slug}`
    : `/${(reference.value as Page).slug}`
}

/** What has an address of its own that leads on when it changes. */
export type Led = 'pages' | 'typefaces' | 'stories' | 'designers'

/** Where the public knows a row; null: it knows none. */
export async function findPublicPath(payload: Payload, collection: Led, id: string) {
  if (collection === 'designers') {
    const slug = await findPublicDesignerSlug(payload, id)
    return slug && designerPath(slug)
  }
  const select = only('slug', '_status')
  const row =
    collection === 'stories'
      ? await findById(payload, collection, id, { select: { ...select, kind: true } })
      : await findById(payload, collection, id, { select })
  return row?._status === 'published' ? pathOf(collection, row) : null
}

export function pathOf(collection: Led, row: { slug: string; kind?: StoryKind }): string {
  switch (collection) {
    case 'pages':
      return `/${row.slug}`
    case 'typefaces':
      return `/typeface/${row.slug}`
    case 'designers':
      return designerPath(row.slug)
    case 'stories':
      return storyPath({ kind: row.kind ?? 'news', slug: row.slug })
  }
}

type Moved = { collection: Led; id: string; before: string; path: string }

/** Whoever comes to where a row was comes to where it is; one that was entered for that path before leads there too. */
export async function leadOn(payload: Payload, moved: Moved): Promise<void> {
  for (const { from, to } of leadsOf(moved)) {
    const data = { from, to, type: '308' as const }
    const [known] = await findAll(payload, 'redirects', { where: { from } })
    if (known) await updateById(payload, 'redirects', known.id, data)
    else await insert(payload, 'redirects', data, QUIET)
  }
}

function leadsOf({ collection, id, before, path }: Moved): Pick<RedirectRow, 'from' | 'to'>[] {
  if (collection === 'stories' || collection === 'designers') {
    return [{ from: before, to: { type: 'custom', url: path } }]
  }
  const reference = { relationTo: collection, value: id } as NonNullable<
    RedirectRow['to']
  >['reference']
  const lead = { from: before, to: { type: 'reference' as const, reference } }
  if (collection === 'pages') return [lead]
  const [from, url] = [before, path].map((of) => of.replace('/typeface/', '/explore/'))
  return [lead, { from: from ?? '', to: { type: 'custom', url } }]
}

const PICTURES = ['logo', 'favicon', 'sharingPicture'] as const

/** Where a picture stands: on pages and typefaces, as staff last saved them, and in the shop's own settings. */
export async function findUsesOfMedia(payload: Payload, id: string) {
  const [pages, stories, uses, typefaces, shop] = await Promise.all([
    findAll(payload, 'pages', { draft: true, select: only('title', 'content', 'blocks') }),
    findAll(payload, 'stories', { draft: true, select: only('title', 'blocks') }),
    findAll(payload, 'uses', { draft: true, select: only('title', 'picture') }),
    findAll(payload, 'typefaces', { draft: true, select: only('name', 'specimens') }),
    readShop(payload),
  ])
  const inShop = PICTURES.some((name) => shop[name] === id)
  return [
    ...pages
      .filter(({ content, blocks }) => JSON.stringify([content, blocks]).includes(`"${id}"`))
      .map((page) => ({ title: page.title, path: `/admin/collections/pages/${page.id}` })),
    ...stories
      .filter(({ blocks }) => JSON.stringify(blocks ?? []).includes(`"${id}"`))
      .map((story) => ({ title: story.title, path: `/admin/collections/stories/${story.id}` })),
    ...uses
      .filter(({ picture }) => picture === id)
      .map((use) => ({ title: use.title, path: `/admin/collections/uses/${use.id}` })),
    ...typefaces
      .filter((typeface) => filesNamedIn([typeface]).includes(id))
      .map(({ id: of, name }) => ({ title: name, path: `/admin/collections/typefaces/${of}` })),
    ...(inShop ? [{ title: 'Shop', path: '/admin/globals/shop' }] : []),
  ]
}
