import { ownValue } from '../own-value'
import { say } from '../staff/german/in-german'
import type { RefundState } from './refund/refund-ledger'
import { type KeptKind, STATE_NAMES } from './state-names'

export const REFUND_IN_WORDS: Record<RefundState, string> = {
  requested: 'asked for, Stripe has not answered yet',
  pending: 'on its way to the buyer’s bank',
  succeeded: 'went back',
  failed: 'could not go back',
  cancelled: 'was cancelled',
}

export const DISPUTE_IN_WORDS: Record<RefundState, string> = {
  requested: 'disputed by the buyer’s bank',
  pending: 'disputed by the buyer’s bank, not decided yet',
  succeeded: 'lost in the dispute',
  failed: 'stays: the dispute is won',
  cancelled: 'stays: the dispute is won',
}

/** In the language of whoever reads. */
export function stateInWords(kind: KeptKind, state: string, language: string): string {
  const names: Record<string, string> = STATE_NAMES[kind]
  return say(language, ownValue(names, state) ?? state)
}
