/** What the door answers: the endpoints map nothing but this number. */
type ShopStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 507

/** One sentence for each invalid field, by its path: "email", "address.city", "lines.0.styles". */
export type FieldErrors = Record<string, string>

/** A broken rule: a stable code for programs and a sentence a person can act on. */
export class ShopError extends Error {
  override readonly name: string
  readonly fields: FieldErrors | null = null
  readonly retryAfterInSeconds: number | null = null
  /** Answered beside the error: the current cart of a conflict. */
  readonly beside: Record<string, unknown> | null = null

  constructor(
    readonly code: string,
    readonly status: ShopStatus,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options)
    this.name = new.target.name
  }
}

/** What whoever asks is told of an error, where a page or the door answers. */
export type Refusal = { status: number; message: string; retryAfterInSeconds?: number }

/** What a rule with one sentence is made of; whoever knows better what happened says it in other words. */
export function brokenRule(code: string, status: ShopStatus, sentence: string) {
  return class extends ShopError {
    constructor(said = sentence) {
      super(code, status, said)
    }
  }
}

/** The same for rules whose sentences stand in a table, by their codes. */
export function rulesOf<Code extends string>(said: Readonly<Record<Code, string>>) {
  return (code: Code, status: ShopStatus) => brokenRule(code, status, said[code])
}

export class InvalidRequest extends ShopError {
  override readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('invalid', 400, Object.values(fields)[0] ?? 'This request is not complete.')
    this.fields = fields
  }
}

/** Every faulty field of a body at once, each with its sentence. */
export function assertFaultless(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
}

export class StyleIsUnknown extends ShopError {
  constructor(readonly style: string) {
    super('style_unknown', 400, 'A chosen style is not in this shop. Remove it and choose again.')
  }
}

export class StyleIsNotForSale extends ShopError {
  constructor(styleName: string) {
    super('style_not_for_sale', 400, `${styleName} is not for sale at present. Remove it to go on.`)
  }
}

export class LicenceIsNotForSale extends ShopError {
  constructor(
    readonly licenceType: string,
    /** What was taken off sale. */
    withdrawn?: string,
  ) {
    const sentence = withdrawn
      ? `${withdrawn} is no longer offered. Choose another licence, or write to us.`
      : 'A chosen licence cannot be bought here. Choose another.'
    super('licence_not_for_sale', 400, sentence)
  }
}

export class TierIsUnknown extends ShopError {
  constructor(licenceName: string) {
    super('tier_unknown', 400, `${licenceName} has no such size. Choose one that is listed.`)
  }
}

export class TierIsOnRequest extends ShopError {
  constructor(label: string) {
    super(
      'tier_on_request',
      400,
      `“${label}” has no price in this shop. Write to us, and we make you an offer.`,
    )
  }
}

export class LicenceIsChosenTwice extends ShopError {
  constructor(licenceName: string) {
    super('licence_chosen_twice', 400, `${licenceName} is chosen twice. Choose one size of it.`)
  }
}

export class DecimalIsMalformed extends ShopError {
  constructor(text: string) {
    super('decimal_malformed', 400, `“${text}” is not a number such as 1.5.`)
  }
}

/** Said by the field, as any country that cannot be chosen. */
export class CountryIsNotSoldTo extends ShopError {
  override readonly fields: FieldErrors

  constructor(countryName: string) {
    const sentence = `We do not sell to ${countryName} yet.`
    super('country_not_sold_to', 400, sentence)
    this.fields = { country: sentence }
  }
}

export class TaxRateIsMissing extends ShopError {
  constructor(countryName: string) {
    super('tax_rate_missing', 409, `We cannot sell to ${countryName} yet: its VAT is not set up.`)
  }
}
