import { brokenRule, ShopError } from '../../shop-error'

/** What a licence holds is never taken out of it by an upgrade. */
export class UpgradeTakesAway extends ShopError {
  constructor(number: string, what: string) {
    super('upgrade_takes_away', 400, `An upgrade keeps what you hold: ${number} has ${what}.`)
  }
}

export class UpgradeAddsNothing extends ShopError {
  constructor(number: string) {
    const sentence = `${number} covers this already. Choose more users, more styles or another licence.`
    super('upgrade_adds_nothing', 400, sentence)
  }
}

export class ExchangeIsOneForOne extends ShopError {
  constructor(number: string) {
    const sentence = `One style of ${number} becomes one other, under the same licences. What is added beside it is an upgrade of its own.`
    super('exchange_is_one_for_one', 400, sentence)
  }
}

/** Its typeface, its licence or its tier was withdrawn since. */
export class UpgradeIsNotSold extends ShopError {
  constructor(number: string, what: string) {
    const sentence = `${what} of ${number} is not sold any more, so it cannot change here. Write to us, and we will find a way.`
    super('upgrade_not_sold', 409, sentence)
  }
}

export class LicenceCannotChange extends ShopError {
  constructor(
    number: string,
    /** After its number: "has ended." */
    readonly why: string,
  ) {
    super('licence_cannot_change', 409, `${number} ${why}`)
  }
}

export class OtherCurrency extends ShopError {
  constructor(number: string, currency: string) {
    const sentence = `${number} was paid in ${currency}. Choose ${currency} to upgrade or renew it.`
    super('other_currency', 409, sentence)
  }
}

export class RenewalIsTheSame extends brokenRule(
  'renewal_is_the_same',
  400,
  'A renewal is for exactly what the licence holds. Renew it first, then upgrade it.',
) {}

export class TermsDoNotMix extends brokenRule(
  'terms_do_not_mix',
  400,
  'A licence for ever and one with a term, or two terms, cannot be one licence. Put each on a line of its own.',
) {}
