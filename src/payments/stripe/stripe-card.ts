import type Stripe from 'stripe'

const NAMES: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** "Visa ending in 4242": what a buyer knows a card by. null: the charge was not asked for, or no card was charged. */
export function cardOf(charge: string | Stripe.Charge | null): string | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  if (!card?.last4) return null
  return `${NAMES[card.brand ?? ''] ?? 'Card'} ending in ${card.last4}`
}
