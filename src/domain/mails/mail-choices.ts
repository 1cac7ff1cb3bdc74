import { isRecord } from '../is-record'
import { assertFaultless, type FieldErrors } from '../shop-error'

/** What an address gets beside the mails about its orders. */
export type MailChoicesAnswer = {
  email: string
  /** Mails about new releases of what it licensed. */
  releases: boolean
  /** The one mail after trial fonts. */
  offers: boolean
  /** `asked`: it was ticked, and nobody has confirmed it. */
  newsletter: 'no' | 'asked' | 'yes'
}

export type MailChoice = 'releases' | 'offers' | 'newsletter'

export type MailChange = Partial<Record<MailChoice, boolean>>

const CHOICES: readonly MailChoice[] = ['releases', 'offers', 'newsletter']

export function isMailChoice(value: unknown): value is MailChoice {
  return CHOICES.some((choice) => choice === value)
}

/** POST /api/order/mail-choices: what is not named stays as it is. */
export function parseMailChange(body: unknown): MailChange {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const named = CHOICES.filter((choice) => given[choice] !== undefined)
  for (const choice of named) {
    if (typeof given[choice] !== 'boolean') errors[choice] = 'Say yes or no: true or false.'
  }
  assertFaultless(errors)
  return Object.fromEntries(named.map((choice) => [choice, given[choice] === true]))
}
