import type { PricedCart } from '../cart/priced-cart'
import { formatMoney } from '../money/format-money'
import { percentRounded } from '../money/decimal'
import type { Audience } from '../pricing/discounts/audience'
import { shownSum, withTerm } from '../pricing/shown-price'
import { perTerm } from './term'

/**
 * When a rental is charged: days before its term ends. The first attempt leaves time for three more, and the last a day for its
 * holder, so that nothing is used unpaid.
 */
const CHARGE_DAYS = [8, 7, 5, 1] as const

/** Days before the first attempt on which its holder is told of it. A year is long enough to be forgotten. */
const NOTICE_DAYS = { month: 3, year: 30 }

const DAY_MS = 86_400_000

/** When the next attempt is due, after so many that failed; null: that was the last. */
export function nextChargeAt(endsAt: string, tries = 0): Date | null {
  const days = CHARGE_DAYS[tries]
  return days === undefined ? null : new Date(Date.parse(endsAt) - days * DAY_MS)
}

/** From when on its holder is told of the next charge. */
export function noticeAt(chargeAt: string, { months }: { months: number }): Date {
  const days = months === 12 ? NOTICE_DAYS.year : NOTICE_DAYS.month
  return new Date(Date.parse(chargeAt) - days * DAY_MS)
}

/** Charges until this time may have to be told of. */
export function toldUntil(now: Date): Date {
  return new Date(now.getTime() + NOTICE_DAYS.year * DAY_MS)
}

/** What every further term costs before tax: the price agreed, whatever the shop asks today. A coupon is for the first term alone. */
export function agreedNet(line: { amount: number; audience?: Audience | null }): number {
  const { amount, audience } = line
  return amount - (audience ? percentRounded(amount, audience.percentOff) : 0)
}

/** `renews`: it is charged again; `ended`: at its holder's word it is not; `failed`: no attempt succeeded. */
export type RentalState = 'renews' | 'ended' | 'failed'

export function stateOfRental(rental: {
  chargeAt?: string | null
  chargeError?: string | null
}): RentalState {
  if (rental.chargeAt) return 'renews'
  return rental.chargeError ? 'failed' : 'ended'
}

type Rented = Pick<PricedCart, 'currency' | 'tax' | 'lines'>

/**
 * What the total of a cart is for: "a month" where every further term costs as much; "today" where it holds what is paid once, terms
 * of two lengths or a coupon; '' where nothing is rented.
 */
export function timeOfTotal({ lines, net }: Pick<PricedCart, 'lines' | 'net'>): string {
  const rented = lines.flatMap(({ rental }) => rental ?? [])
  const [first] = rented
  if (!first) return ''
  const isOneTerm = rented.every(({ months }) => months === first.months)
  const goesOn = rented.reduce((sum, rental) => sum + rental.net, 0)
  return isOneTerm && goesOn === net ? perTerm({ months: first.months, isRented: true }) : 'today'
}

/** What the buyer of rentals agrees to by paying: what is charged again, when, and how it ends. null: nothing is rented. */
export function rentalConsent({ currency, tax, lines }: Rented): string | null {
  const sums = ([1, 12] as const).flatMap((months) => {
    const nets = lines.flatMap(({ rental }) => (rental?.months === months ? [rental.net] : []))
    const sum = nets.reduce((all, net) => all + shownSum(net, tax), 0)
    const per = perTerm({ months, isRented: true })
    return nets.length > 0
      ? [`${withTerm(formatMoney(sum, currency), per)}${tax ? '' : ' plus VAT'}`]
      : []
  })
  if (sums.length === 0) return null
  return `By paying you agree that your card is kept with the payment service and charged ${sums.join(' and ')}, ${CHARGE_DAYS[0]} days before each term ends, until you end the rental: in My licences, in one tap, at any time. What is paid stays yours until its term ends.`
}
