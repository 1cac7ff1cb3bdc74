import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import type { CouponState } from '@/domain/pricing/coupon'
import type { CouponDesk } from '@/operations/orders/coupons/read-coupon-uses'

const ENGLISH = {
  money: formatMoney,
  title: 'Its use',
  states: {
    open: 'Open',
    not_begun: 'Not yet begun',
    ended: 'Ended',
    used_up: 'Used up',
  } satisfies Record<CouponState, string>,
  unused: 'Not used yet',
  used: (uses: number, of: number | null) =>
    of === null ? `${uses} used` : `${uses} of ${of} used`,
  given: (sums: string) => `${sums} given`,
  unpaid: 'awaiting payment',
  more: (count: number) => `And ${count} earlier ones`,
}

type CouponWords = typeof ENGLISH

const GERMAN: CouponWords = {
  money: germanMoney,
  title: 'Einlösungen',
  states: {
    open: 'Offen',
    not_begun: 'Noch nicht begonnen',
    ended: 'Beendet',
    used_up: 'Aufgebraucht',
  },
  unused: 'Noch nicht eingelöst',
  used: (uses, of) => (of === null ? `${uses} eingelöst` : `${uses} von ${of} eingelöst`),
  given: (sums) => `${sums} gewährt`,
  unpaid: 'noch nicht bezahlt',
  more: (count) => `Und ${count} frühere`,
}

export function couponWords(language: string): CouponWords {
  return language === 'de' ? GERMAN : ENGLISH
}

/** "3 of 10 used, 120.00 € given". */
export function usageInWords(
  { uses, maxUses, given }: Pick<CouponDesk, 'uses' | 'maxUses' | 'given'>,
  words: CouponWords,
): string {
  if (uses === 0 && maxUses === null) return words.unused
  const sums = given.map(({ amount, currency }) => words.money(amount, currency)).join(', ')
  return [words.used(uses, maxUses), sums ? words.given(sums) : ''].filter(Boolean).join(', ')
}
