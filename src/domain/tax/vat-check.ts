import type { TaxDecision, TaxRules } from './tax-decision'

/** What is known of a VAT number, kept on the cart and on the order as evidence. */
export type VatCheck = {
  vatId: string
  /** `vies`: the EU's register was asked; `form`: prefix, form and check digits alone. */
  checked: 'form' | 'vies'
  /** null: VIES was asked and gave no answer. */
  valid: boolean | null
  name: string | null
  /** VIES's proof that it was asked. */
  consultationNumber: string | null
  /** When it was asked, in ISO 8601. */
  at: string
  /** What was sent to VIES and what came back, or why nothing did. */
  request: Record<string, string> | null
  answer: Record<string, unknown> | null
}

type ViesAway = 'charge' | 'let_pass'

export function vatIdCounts(check: VatCheck | null, viesAway: ViesAway): boolean {
  return check !== null && (check.valid ?? viesAway === 'let_pass')
}

/** VIES gave no answer, and the number counted all the same: it is asked for again. */
export function isLetPass(check: VatCheck | null, tax: Pick<TaxDecision, 'kind'> | null): boolean {
  return check !== null && check.valid === null && tax?.kind === 'reverse_charge'
}

const DAY_MS = 24 * 3_600_000
const ANSWER_HOLDS_MS = DAY_MS
const SILENCE_HOLDS_MS = 60_000

/** An answer holds for a day; that there was none, for a minute. */
export function stillHolds({ valid, at }: VatCheck, now: Date): boolean {
  const age = now.getTime() - Date.parse(at)
  return age >= 0 && age < (valid === null ? SILENCE_HOLDS_MS : ANSWER_HOLDS_MS)
}

const FIRST_AGAIN_MS = 5 * 60_000
const MOST_TIMES = 12

/** How long after so many vain attempts a number is asked for again; null: no more, after about a week. */
export function nextAskAfterMs(attempts: number): number | null {
  return attempts < MOST_TIMES ? Math.min(FIRST_AGAIN_MS * 3 ** attempts, DAY_MS) : null
}

/** What the API says of the number. */
export type VatAnswer = {
  checked: 'form' | 'vies'
  valid: boolean | null
  name?: string
  /** What the buyer should know of it, in a sentence. */
  message?: string
}

export function vatAnswerOf(
  check: VatCheck | null,
  tax: Pick<TaxDecision, 'kind'> | null,
): VatAnswer | null {
  if (check === null) return null
  const message = describeVatCheck(check, tax)
  return {
    checked: check.checked,
    valid: check.valid,
    ...(check.name && { name: check.name }),
    ...(message && { message }),
  }
}

function describeVatCheck(check: VatCheck, tax: Pick<TaxDecision, 'kind'> | null): string | null {
  if (check.checked === 'form') return null
  if (check.valid === true) return check.name && `Registered for ${check.name}.`
  if (check.valid === false)
    return 'The EU’s register VIES does not know this number, so it does not count. Compare it with your papers.'
  return isLetPass(check, tax)
    ? 'The EU’s register VIES gives no answer just now. Your number counts, and we ask again.'
    : 'The EU’s register VIES gives no answer just now, so your number does not count yet. Come back later if it should.'
}

/** What of the shop's settings decides about a sale's tax. */
export type TaxSettings = TaxRules & { viesAway: ViesAway }
