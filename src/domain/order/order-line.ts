import type { Licensee } from '../cart/cart-request'
import type { BillStep } from '../cart/priced-cart'
import type { FontFormat } from '../catalogue/font-list'
import type { Axis, Slope } from '../catalogue/typeface-view'
import type { Audience } from '../pricing/discounts/audience'
import type { UpdatePolicy } from '../licensing/update-policy'

/** One line of a quote, frozen with everything its licence will state. */
export type OrderLine = {
  id: string
  typeface: { id: string; name: string; slug: string }
  bill: BillStep[]
  /** Before what comes off the whole order; `net` after it, and `tax` on that: their sum is what the line was paid with. */
  amount: number
  net: number
  tax: number
  /** The names of the sales that it was lower by; absent: none. */
  sales?: string[]
  styles: LicensedStyle[]
  uses: LicensedUse[]
  /** The term of its licence; absent: for ever. */
  months?: number
  /** The licence that becomes this one. */
  replaces?: ReplacedLicence
  /** Whom its licence is for; null: everybody. Absent from the first orders: whom the order is for. */
  audience?: Audience | null
}

export type ReplacedLicence = {
  kind: 'upgrade' | 'renewal'
  number: string
  /** What was paid for it, as far as it counted. */
  credit: number
  /** Whoever pays, the licence stays with the one who holds it. */
  licensee: Licensee
  licenseeName: string
  endsAt: string | null
  /** Of a rental that renews itself: nobody checked out. */
  byItself?: true
}

/** What a licence stores of the catalogue at the time of purchase: it is never looked up again. */

export type LicensedFile = { format: FontFormat; sha256: string; extension: string }

export type LicensedStyle = {
  id: string
  name: string
  typeface: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
  axes: Axis[]
  files: LicensedFile[]
  /** SHA-256 of the master it was bought as; the first licences did not store it. */
  master?: string
  /** The release it was bought from. */
  release?: { number: number; version: string }
  /** What the typeface's makers ask to be passed on; stored with its first style alone. */
  notice?: string
}

export type LicensedUse = {
  type: string
  name: string
  tier: string
  /** "Desktop, 2–5 users" */
  label: string
  tierLabel: string
  /** What the tier counts, "views a month"; the first licences did not store it. */
  unit?: string
  formats: FontFormat[]
  may: string[]
  mayNot: string[]
  answers: Record<string, string>
  /** What each answer is called; the first licences did not store it. */
  answerLabels?: Record<string, string>
  eula: { id: string; title: string; version: string }
  /** The promise about newer releases. */
  updates?: UpdatePolicy
  /** Its term; absent: for ever. */
  months?: number
  /** It renews itself, and was paid for one term. */
  isRented?: true
}

/** Whether a line, or a licence, is for rent: all its uses have one term. */
export function isRented({ uses }: { uses: readonly Pick<LicensedUse, 'isRented'>[] }): boolean {
  return uses.some((use) => use.isRented)
}
