import type { LicenceType } from '../licensing/licence-type'

/** What the shop sets once for every price. */
export type PriceRules = {
  currency: string
  /** A decimal string: each licence after the dearest is times this. */
  combinationFactor: string
  licenceTypes: LicenceType[]
}
