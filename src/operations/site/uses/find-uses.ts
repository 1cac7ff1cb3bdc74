import type { Payload } from 'payload'
import { draftStateOf } from '@/domain/catalogue/pages/draft-state'
import { layUses, type UseRow } from '@/domain/site/uses/lay-uses'
import type { SetTitle } from '@/domain/site/stories/story'
import { isLatin, typefacesSeen, USES, type UseView } from '@/domain/site/uses/use'
import type { Use } from '@/payload-types'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import type { InlinedFace } from '../../catalogue/typefaces/read-faces'
import { findDraftRow, populateDraft } from '../../records/drafts'
import { listUses, viewUses } from '../../records/site/uses'
import { setTitles } from '../stories/set-titles'

/** A use whose title is set in its typeface where that of the interface lacks its letters. */
type SetUse = UseView & { setIn: SetTitle; lang: string | null }

export type UsesPageView = {
  rows: UseRow<SetUse>[]
  count: number
  /** What can be chosen among, whatever is. */
  typefaces: { name: string; slug: string }[]
  /** The one that was chosen by its slug. */
  chosen: { name: string; slug: string } | null
  faces: InlinedFace[]
}

/** Every use, or those of one typeface. */
export async function readUsesPage(
  payload: Payload,
  { uses, slug = null }: { uses: UseView[]; slug?: string | null },
): Promise<UsesPageView> {
  const typefaces = typefacesSeen(uses)
  const chosen = typefaces.find((one) => one.slug === slug) ?? null
  const shown = chosen ? uses.filter((use) => use.seen.some(({ id }) => id === chosen.id)) : uses
  const { rows, faces } = await setTitles(payload, shown.map(titled))
  const { typefaces: all } = await readCatalogue(payload)
  const set = rows.map(({ typeface, style: _, ...use }) => ({
    ...use,
    lang: all.find(({ id }) => id === typeface)?.lang ?? null,
  }))
  return { rows: layUses(set), count: set.length, typefaces, chosen, faces }
}

function titled(use: UseView) {
  return { ...use, typeface: isLatin(use.title) ? null : (use.seen[0]?.id ?? null), style: null }
}

/** The newest version of a use before all others that are published. */
export async function previewUse(payload: Payload, id: string) {
  const row = await findDraftRow(payload, 'uses', id)
  if (!row) return null
  const others = await listUses(payload)
  const isShown = others.some((one) => one.id === id)
  return {
    uses: await withDraft(payload, row),
    state: draftStateOf({ status: row._status, publishedSlug: isShown ? USES.path : null }),
    publicPath: isShown ? USES.path : null,
  }
}

/** The same as it stands in the form of whoever writes it: nothing of it is stored. */
export async function previewUnsavedUse(
  payload: Payload,
  id: string,
  unsaved: Record<string, unknown>,
): Promise<UseView[] | null> {
  const row = await populateDraft(payload, 'uses', { id, unsaved })
  return row && withDraft(payload, row)
}

async function withDraft(payload: Payload, row: Use): Promise<UseView[]> {
  const others = (await listUses(payload)).filter(({ id }) => id !== row.id)
  return [...(await viewUses(payload, [row])), ...others]
}
