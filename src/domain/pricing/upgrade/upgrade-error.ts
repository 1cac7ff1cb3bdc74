import { rulesOf } from '../../shop-error'
import SAID from './upgrade-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** What a licence holds is never taken out of it by an upgrade. */
export class UpgradeTakesAway extends refused<'number' | 'what'>('upgrade_takes_away', 400) {}

export class UpgradeAddsNothing extends refused<'number'>('upgrade_adds_nothing', 400) {}

export class ExchangeIsOneForOne extends refused<'number'>('exchange_is_one_for_one', 400) {}

/** Its typeface, its licence or its tier was withdrawn since. */
export class UpgradeIsNotSold extends refused<'number' | 'what'>('upgrade_not_sold', 409) {}

export class LicenceCannotChange extends refused<'number' | 'why'>('licence_cannot_change', 409) {
  constructor(
    number: string,
    /** After its number: "has ended." */
    readonly why: string,
  ) {
    super({ number, why })
  }
}

export class OtherCurrency extends refused<'number' | 'currency'>('other_currency', 409) {}

export class RenewalIsTheSame extends refused('renewal_is_the_same', 400) {}

export class TermsDoNotMix extends refused('terms_do_not_mix', 400) {}
