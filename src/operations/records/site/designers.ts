import type { Payload } from 'payload'
import { type Designer, designerPath } from '@/domain/site/designers/designer'
import { idOf } from '../../id-of'
import { findAll, findById, only } from '../rows'

/** Read by name, one by one: a field that is added to the collection stays the foundry's own. */
const PUBLIC = only('name', 'slug', 'kind', 'life', 'typefaces', 'links', 'updatedAt')

/** Those who have a page, by their names. */
export async function findPublicDesigners(payload: Payload): Promise<Designer[]> {
  const rows = await findAll(payload, 'designers', {
    where: { isPublic: true },
    select: PUBLIC,
    sort: ['name', 'slug'],
  })
  return rows.flatMap(({ name, slug, kind, life, typefaces, links, updatedAt }) =>
    slug
      ? [
          {
            ...{ name, slug, kind: kind ?? 'person' },
            life: (life ?? '')
              .split(/\n{2,}/)
              .map((paragraph) => paragraph.trim())
              .filter(Boolean),
            typefaces: (typefaces ?? []).map(idOf),
            links: (links ?? []).map(({ label, url }) => ({ label, url })),
            changedAt: new Date(updatedAt).toISOString(),
          },
        ]
      : [],
  )
}

/** null: nobody but staff sees it. */
export async function findPublicDesignerSlug(payload: Payload, id: string): Promise<string | null> {
  const select = only('slug', 'isPublic')
  const row = await findById(payload, 'designers', id, { select })
  return row?.isPublic ? (row.slug ?? null) : null
}

/** By their ids, for links of the menus. */
export async function findDesignerPaths(payload: Payload): Promise<Map<string, string>> {
  const where = { isPublic: true }
  const rows = await findAll(payload, 'designers', { where, select: only('slug') })
  return new Map(rows.flatMap(({ id, slug }) => (slug ? [[id, designerPath(slug)] as const] : [])))
}
