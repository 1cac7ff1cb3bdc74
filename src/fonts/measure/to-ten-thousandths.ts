/** A tenth of a pixel on a letter 1000 px high: finer than any screen, short in the page. */
export function toTenThousandths(em: number): number {
  return Math.round(em * 10000) / 10000 || 0
}
