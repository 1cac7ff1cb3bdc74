import type { Payload } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import { isLegalKind, type LegalKind } from '@/domain/site/legal/legal-page'
import type { Redirect } from '@/domain/site/redirect'
import type { Eula, Page, Redirect as RedirectRow, Typeface } from '@/payload-types'
import { readShop } from './shop'
import { findAll, findById, hasRow, insert, QUIET, updateById } from './rows'

type LegalPage = { id: string; kind: LegalKind; isPublished: boolean }

/** Every page that was made for the law, drafts too. */
export async function findLegalPages(payload: Payload): Promise<LegalPage[]> {
  const rows = await findAll(payload, 'pages', {
    where: { legal: { exists: true } },
    limit: 100,
    select: { legal: true, _status: true },
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
  return hasRow(payload, 'pages', { slug: { equals: slug } }, { trash: true })
}

/** Published pages with their content, in the order of their links. */
export async function findPagesWithContent(payload: Payload): Promise<Page[]> {
  return findAll(payload, 'pages', {
    where: { _status: { equals: 'published' } },
    depth: 1,
    sort: '-title',
  })
}

export async function findEulas(
  payload: Payload,
): Promise<Pick<Eula, 'id' | 'title' | 'version' | 'effectiveFrom' | 'sections'>[]> {
  return findAll(payload, 'eulas', {
    select: { title: true, version: true, effectiveFrom: true, sections: true },
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

/** The address under which the public knows a row; null: it knows none. */
export async function findPublicSlug(
  payload: Payload,
  collection: 'pages' | 'typefaces',
  id: string,
): Promise<string | null> {
  const row = await findById(payload, collection, id, { select: { slug: true, _status: true } })
  return row?._status === 'published' ? row.slug : null
}

type Moved = { collection: 'pages' | 'typefaces'; id: string; before: string; slug: string }

/** Whoever comes to where a row was comes to where it is; one that was entered for that path before leads there too. */
export async function leadOn(payload: Payload, moved: Moved): Promise<void> {
  for (const { from, to } of leadsOf(moved)) {
    const data = { from, to, type: '308' as const }
    const [known] = await findAll(payload, 'redirects', { where: { from: { equals: from } } })
    if (known) await updateById(payload, 'redirects', known.id, data)
    else await insert(payload, 'redirects', data, QUIET)
  }
}

function leadsOf({ collection, id, before, slug }: Moved): Pick<RedirectRow, 'from' | 'to'>[] {
  const reference = { relationTo: collection, value: id } as NonNullable<
    RedirectRow['to']
  >['reference']
  if (collection === 'pages') return [{ from: `/${before}`, to: { type: 'reference', reference } }]
  return [
    { from: `/typeface/${before}`, to: { type: 'reference', reference } },
    { from: `/explore/${before}`, to: { type: 'custom', url: `/explore/${slug}` } },
  ]
}

type MediaUse = { title: string; path: string }
const PICTURES = ['logo', 'favicon', 'sharingPicture'] as const

/** Where a picture stands: on pages and typefaces, as staff last saved them, and in the shop's own settings. */
export async function findUsesOfMedia(payload: Payload, id: string): Promise<MediaUse[]> {
  const [pages, typefaces, shop] = await Promise.all([
    findAll(payload, 'pages', {
      draft: true,
      select: { title: true, content: true, blocks: true },
    }),
    findAll(payload, 'typefaces', {
      draft: true,
      select: { name: true, specimens: true, inUse: true },
    }),
    readShop(payload),
  ])
  const inShop = PICTURES.some((name) => shop[name] === id)
  return [
    ...pages
      .filter(({ content, blocks }) => JSON.stringify([content, blocks]).includes(`"${id}"`))
      .map((page) => ({ title: page.title, path: `/admin/collections/pages/${page.id}` })),
    ...typefaces
      .filter((typeface) => filesNamedIn([typeface]).includes(id))
      .map(({ id: of, name }) => ({ title: name, path: `/admin/collections/typefaces/${of}` })),
    ...(inShop ? [{ title: 'Shop', path: '/admin/globals/shop' }] : []),
  ]
}
