import { recordsIn } from '../../is-record'
import { relatedId } from './type-setting'

/** What the blocks of a page ask the shop for. */
export type BlockNeeds = {
  /** Ids of the typefaces they are set in, or lead to. */
  typefaces: string[]
  /** Of these the characters too. */
  cases: string[]
  /** Those whose letters stand as figures, beside these. */
  lettered: string[]
  hasRows: boolean
  hasLicences: boolean
}

export function needsOf(blocks: unknown): BlockNeeds {
  const rows = recordsIn(blocks)
  const named = (kept: typeof rows) => [
    ...new Set(kept.flatMap(({ typeface }) => relatedId(typeface) ?? [])),
  ]
  const all = (kept: typeof rows) =>
    kept.flatMap(({ typefaces }) =>
      Array.isArray(typefaces) ? typefaces.flatMap((one) => relatedId(one) ?? []) : [],
    )
  const ofKind = (kind: string) => rows.filter(({ blockType }) => blockType === kind)
  const lettered = [...new Set(all(ofKind('letters')))]
  const single = named([...rows, ...rows.flatMap(({ buttons }) => recordsIn(buttons))])
  return {
    typefaces: single,
    cases: named(ofKind('glyphs')),
    lettered,
    hasRows: ofKind('typefaces').length > 0,
    hasLicences: ofKind('licences').length > 0,
  }
}
