import type { StripeWorld } from './stripe-world'

/** What a card does when it is charged; `asks`: the bank wants to hear from its owner before. */
export type CardBehaviour = {
  asks: boolean
  outcome: 'accepted' | 'declined' | 'processing' | 'disputed'
  declineCode: string | null
}

export type NextCard = Partial<CardBehaviour>

const PLAIN: CardBehaviour = { asks: false, outcome: 'accepted', declineCode: null }

/** Numbers to type into the payment form. All but `processing` are known from the sandbox. */
export const cards = {
  accepted: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  lost: '4000000000009987',
  expired: '4000000000000069',
  wrongSecurityCode: '4000000000000127',
  processingError: '4000000000000119',
  asks: '4000002760003184',
  asksThenDeclined: '4000008400001629',
  processing: '4000990000000001',
  disputed: '4000000000000259',
} as const

const BY_NUMBER: Record<string, NextCard> = {
  [cards.accepted]: {},
  [cards.declined]: declining('generic_decline'),
  [cards.insufficientFunds]: declining('insufficient_funds'),
  [cards.lost]: declining('lost_card'),
  [cards.expired]: declining('expired_card'),
  [cards.wrongSecurityCode]: declining('incorrect_cvc'),
  [cards.processingError]: declining('processing_error'),
  [cards.asks]: { asks: true },
  [cards.asksThenDeclined]: { asks: true, ...declining('generic_decline') },
  [cards.processing]: { outcome: 'processing' },
  [cards.disputed]: { outcome: 'disputed' },
}

/** Ready-made payment methods, for tests that confirm without a browser. */
const READY_MADE: Record<string, string> = {
  pm_card_visa: cards.accepted,
  pm_card_chargeDeclined: cards.declined,
  pm_card_chargeDeclinedInsufficientFunds: cards.insufficientFunds,
  pm_card_chargeDeclinedExpiredCard: cards.expired,
  pm_card_authenticationRequired: cards.asks,
  pm_card_createDispute: cards.disputed,
  pm_card_processing: cards.processing,
}

export function isKnownCard(number: string): boolean {
  return number in BY_NUMBER
}

export function numberOf(world: StripeWorld, method: string): string | undefined {
  return world.methods.get(method) ?? READY_MADE[method]
}

/** null: no such payment method. A behaviour said in advance is used up by the asking. */
export function behaviourOf(world: StripeWorld, method: string): CardBehaviour | null {
  const number = numberOf(world, method)
  const ofCard = number === undefined ? undefined : BY_NUMBER[number]
  return ofCard === undefined ? null : { ...PLAIN, ...ofCard, ...world.nextCards.shift() }
}

function declining(declineCode: string): NextCard {
  return { outcome: 'declined', declineCode }
}
