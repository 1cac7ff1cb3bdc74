/**
 * An amount in whole units over parts by their weights, which add up to it exactly: each part has what it weighs, rounded down,
 * and the units left go to the largest remainders, of equal ones to the first. No part is given more than its weight as long as
 * the amount is no more than all weights together.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))

  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, share: exact / BigInt(whole), rest: exact % BigInt(whole) }
  })
  const shares = parts.map(({ share }) => Number(share))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const first = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  )
  for (const { index } of first.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
