import { brokenRule } from '../shop-error'

/** How a price list rounds what its factor makes of a price. */
export const ROUNDINGS = ['none', 'up_to_5', 'up_to_10', 'to_00'] as const

export type Rounding = (typeof ROUNDINGS)[number]

/** A decimal string taken apart: "1.5" is 15 of scale 1. No float ever touches a price. */
type Decimal = { units: bigint; scale: number }

/** amount × each factor, rounded once, half up. */
export function multiplyRounded(amount: number, factors: readonly string[]): number {
  const { units, divisor } = multiply(amount, factors)
  return Number(divideHalfUp(units, divisor))
}

/** amount × each factor, in whole steps: up to the next, or to the nearest, half up. */
export function multiplyToSteps(
  amount: number,
  factors: readonly string[],
  { step, isUp }: { step: number; isUp: boolean },
): number {
  const { units, divisor } = multiply(amount, factors)
  const whole = divisor * BigInt(step)
  const steps = isUp ? (units + whole - 1n) / whole : divideHalfUp(units, whole)
  return Number(steps) * step
}

/** amount × each of `by` ÷ each of `dividedBy`, rounded once, half up. */
export function multiplyDivided(
  amount: number,
  { by, dividedBy }: { by: readonly string[]; dividedBy: readonly string[] },
): number {
  const [above, below] = [multiply(amount, by), multiply(1, dividedBy)]
  return Number(divideHalfUp(above.units * below.divisor, above.divisor * below.units))
}

/** amount × rate %, rounded once, half up. */
export function percentRounded(amount: number, rate: string): number {
  return multiplyRounded(amount, [rate, '0.01'])
}

export function compareDecimals(a: string, b: string): number {
  const [left, right] = [parseDecimal(a), parseDecimal(b)]
  const difference =
    left.units * 10n ** BigInt(right.scale) - right.units * 10n ** BigInt(left.scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function isZero(text: string): boolean {
  return parseDecimal(text).units === 0n
}

/** "1.50" → "1.5", "2.0" → "2": how a multiplier is said. */
export function plainDecimal(text: string): string {
  parseDecimal(text)
  const [whole = '0', fraction = ''] = text.split('.')
  const rest = fraction.replace(/0+$/, '')
  const start = whole.replace(/^0+(?=\d)/, '')
  return rest ? `${start}.${rest}` : start
}

export function isDecimal(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(text)
}

function multiply(amount: number, factors: readonly string[]): { units: bigint; divisor: bigint } {
  let units = BigInt(amount)
  let scale = 0
  for (const factor of factors) {
    const decimal = parseDecimal(factor)
    units *= decimal.units
    scale += decimal.scale
  }
  return { units, divisor: 10n ** BigInt(scale) }
}

export class DecimalIsMalformed extends brokenRule<'text'>(
  'decimal_malformed',
  400,
  '“{text}” is not a number such as 1.5.',
) {}

function parseDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new DecimalIsMalformed({ text })
  const [whole = '0', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

/** Amounts are never negative here, so half up is half away from zero. */
function divideHalfUp(value: bigint, divisor: bigint): bigint {
  return (2n * value + divisor) / (2n * divisor)
}
