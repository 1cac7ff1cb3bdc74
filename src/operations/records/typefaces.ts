import type { Payload, Where } from 'payload'
import type { FontFile, Style, Typeface } from '@/payload-types'
import { claimBegin } from '@/platform/claims'
import { idOf } from '../id-of'
import { compareAndSet, KEEPS_UPDATED_AT, possibleIds, setEach } from './any-collection'
import { all, findAll, findById, findOne, hasRow, only } from './rows'

type Naming = { typefaces?: (string | Typeface)[] | null }

/**
 * Typefaces by their ids, those in the trash too: what was sold or tried keeps its name and is delivered. Payload leaves a row
 * in the trash out of every relationship, so these are read without any.
 */
export async function readTypefaces(payload: Payload, ids: string[]) {
  const where = { id: { in: [...new Set(ids)] } }
  const rows = await findAll(payload, 'typefaces', { where, trash: true })
  return new Map(rows.map((typeface) => [typeface.id, typeface]))
}

/** The same rows with their typefaces in place of ids. */
export async function withTypefaces<Row extends Naming>(payload: Payload, rows: Row[]) {
  const idsOf = ({ typefaces }: Row) => (typefaces ?? []).map(idOf)
  const ids = rows.flatMap(idsOf)
  if (ids.length === 0) return rows
  const known = await readTypefaces(payload, ids)
  return rows.map((row) => ({ ...row, typefaces: idsOf(row).map((id) => known.get(id) ?? id) }))
}

/** Of the typefaces that these styles belong to, though the shop shows them no more. */
export async function findNamesOfGone(payload: Payload, styles: string[]): Promise<string[]> {
  if (styles.length === 0) return []
  const where = { id: { in: possibleIds(payload, styles) } }
  const rows = await findAll(payload, 'styles', { where, select: only('typeface') })
  const typefaces = await readTypefaces(
    payload,
    rows.map(({ typeface }) => idOf(typeface)),
  )
  return [...typefaces.values()].map(({ name }) => name)
}

/** The parent's own parent, and whether the child has children. */
export async function findFamilyOf(
  payload: Payload,
  { id, parent }: { id: string | null; parent: string },
): Promise<{ above: Pick<Typeface, 'name'> | null; hasChildren: boolean }> {
  const [row, isParent] = await Promise.all([
    findById(payload, 'typefaces', parent, {
      depth: 1,
      select: only('parent'),
      populate: { typefaces: { name: true } },
    }),
    id !== null && hasChildren(payload, id),
  ])
  const above = row?.parent
  return { above: above && typeof above !== 'string' ? above : null, hasChildren: isParent }
}

export function hasChildren(payload: Payload, id: string): Promise<boolean> {
  return hasRow(payload, 'typefaces', { parent: id })
}

/** Where a typeface's fonts are behind its row: nothing, once they are ready. The row itself is the queue. */
type Preparation = Pick<Typeface, 'preparation' | 'preparationChangedAt' | 'preparationError'>

export const PREPARED = {
  preparation: null,
  preparationChangedAt: null,
  preparationError: null,
} as const satisfies Preparation

export function waitingSince(now: Date): Preparation {
  return { ...PREPARED, preparation: 'waiting', preparationChangedAt: now.toISOString() }
}

/** Straight to the row that the public sees: past drafts, versions and hooks. */
export async function markWaiting(payload: Payload, id: string): Promise<void> {
  const data = { ...waitingSince(new Date()), ...KEEPS_UPDATED_AT }
  await compareAndSet(payload, 'typefaces', { id }, data)
}

/** Every published typeface, at once. */
export async function markAllWaiting(payload: Payload): Promise<void> {
  const data = { ...waitingSince(new Date()), ...KEEPS_UPDATED_AT }
  await setEach(payload, 'typefaces', { _status: 'published' }, data)
}

/** The one that has waited longest, for this process alone; null where none is left. */
export async function claimTypeface(payload: Payload, now: Date): Promise<Typeface | null> {
  const typeface = await findOne(payload, 'typefaces', {
    where: {
      or: [
        { preparation: { equals: 'waiting' } },
        all({
          preparation: 'preparing',
          preparationChangedAt: { less_than: claimBegin(now).toISOString() },
        }),
      ],
    },
    sort: 'preparationChangedAt',
  })
  if (!typeface) return null

  const claim = { preparation: 'preparing', preparationChangedAt: now.toISOString() } as const
  const isMine = await setPreparation(payload, typeface, claim)
  // Another process has it: what else is waiting is looked for again.
  return isMine ? { ...typeface, ...claim } : claimTypeface(payload, now)
}

/** As long as it was not saved again. */
export async function renewPreparation(payload: Payload, claimed: Typeface): Promise<void> {
  const preparationChangedAt = new Date().toISOString()
  const renewed = { preparation: 'preparing', preparationChangedAt } as const
  if (await setPreparation(payload, claimed, renewed)) Object.assign(claimed, renewed)
}

export function giveTypefaceBack(payload: Payload, claimed: Typeface): Promise<boolean> {
  return setPreparation(payload, claimed, waitingSince(new Date()))
}

/** False where the typeface was saved again meanwhile: then it still waits. */
export function endPreparation(payload: Payload, claimed: Typeface, error: string | null) {
  return setPreparation(payload, claimed, {
    ...PREPARED,
    ...(error === null ? {} : { preparation: 'failed', preparationError: error }),
  })
}

function setPreparation(payload: Payload, asRead: Typeface, data: Preparation): Promise<boolean> {
  const { id, preparation, preparationChangedAt } = asRead
  const unchanged = { id, preparation, preparationChangedAt }
  return compareAndSet(payload, 'typefaces', unchanged, { ...data, ...KEEPS_UPDATED_AT })
}

export function findChildrenOf(payload: Payload, id: string) {
  return findAll(payload, 'typefaces', { where: { parent: id }, select: only('price', 'prices') })
}

export function findParentOf(payload: Payload, id: string) {
  return findById(payload, 'typefaces', id, { select: only('price', 'prices') })
}

export async function findStylesOfTypefaces(payload: Payload, ids: string[]): Promise<Style[]> {
  if (ids.length === 0) return []
  const where = { typeface: { in: ids } }
  return findAll(payload, 'styles', { where, sort: 'position' })
}

export type PreparedFile = Pick<FontFile, 'style' | 'master' | 'format' | 'isMenuPreview'>

export async function findFilesOfStyles(payload: Payload, ids: string[]): Promise<PreparedFile[]> {
  if (ids.length === 0) return []
  return findAll(payload, 'font-files', {
    where: { style: { in: ids } },
    select: only('style', 'master', 'format', 'isMenuPreview'),
  })
}

/** Some typefaces are sold together with others alone. */
export async function isInBundle(
  payload: Payload,
  { typeface, styles }: { typeface: string | null; styles: string[] },
): Promise<boolean> {
  const parts: Where[] = [
    ...(styles.length > 0 ? [{ styles: { in: styles } }] : []),
    ...(typeface === null ? [] : [{ typefaces: { in: [typeface] } }]),
  ]
  if (parts.length === 0) return false
  return hasRow(payload, 'bundles', all({ price: { exists: true } }, { or: parts }))
}
