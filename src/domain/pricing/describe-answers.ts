import type { BillStep } from '../cart/priced-cart'
import type { OrderAnswer } from '../licensing/answers/order-question'
import { multiplyRounded } from '../money/decimal'
import { timesText } from './price-licences'

/**
 * "Size of your company, 2–50 people × 2", under the sum it replaces. One that multiplies by 1 changes nothing and is no step.
 * The sum is for reading: licences are priced from the exact factors.
 */
export function withOrderAnswers(
  steps: BillStep[],
  price: number,
  answers: readonly OrderAnswer[] = [],
): BillStep[] {
  const counting = answers.filter(({ multiplier }) => timesText(multiplier) !== '')
  return counting.reduce<BillStep[]>((before, { question, label, multiplier }, index) => {
    const factors = counting.slice(0, index + 1).map((answer) => answer.multiplier)
    return [
      ...before.map((step) => ({ ...step, struck: true })),
      {
        text: `${question}, ${label}${timesText(multiplier)}`,
        amount: multiplyRounded(price, factors),
        role: 'inner',
        struck: false,
      },
    ]
  }, steps)
}
