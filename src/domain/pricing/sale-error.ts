import { rulesOf } from '../shop-error'
import SAID from './sale-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

// What can stand in the way of pricing what somebody chose.

export class StyleIsUnknown extends refused('style_unknown', 400) {}

export class StyleIsNotForSale extends refused<'style'>('style_not_for_sale', 400) {}

export class LicenceIsNotForSale extends refused('licence_not_for_sale', 400) {}

export class LicenceIsWithdrawn extends LicenceIsNotForSale {
  constructor(licence: string) {
    super(`${licence} is no longer offered. Choose another licence, or write to us.`)
  }
}

export class TierIsUnknown extends refused<'licence'>('tier_unknown', 400) {}

export class TierIsOnRequest extends refused<'tier'>('tier_on_request', 400) {}

export class LicenceIsChosenTwice extends refused<'licence'>('licence_chosen_twice', 400) {}

/** Said by the field, as any country that cannot be chosen. */
export class CountryIsNotSoldTo extends refused<'country'>('country_not_sold_to', 400) {
  override readonly fields = { country: this.message }
}

export class TaxRateIsMissing extends refused<'country'>('tax_rate_missing', 409) {}
