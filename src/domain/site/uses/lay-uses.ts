type Pictured = { picture: { size: { width: number; height: number } | null } }

/** Pictures of one height, which is this share of the measure: all its columns, but for one alone that would be too high. */
export type UseRow<Use> = { height: number; uses: { use: Use; span: number; from: number }[] }

/** How twelve columns are parted. */
const PATTERNS = [[12], [7, 5], [5, 7], [4, 4, 4]]

/** A picture alone that would be too high stands in the middle, on the columns of every text. */
const ALONE = { span: 6, from: 4 }

/** Of a picture at least so much is seen. */
export const LEAST_SEEN = 3 / 4

/** How high a row is best, and from where on it is too high: shares of the measure. */
const BEST = 0.5
const TOO_HIGH = 0.66

/** A row that repeats the one before is as bad as a twentieth that is cut off. */
const AGAIN = 0.05

/** Of the measure: 1.25 of the 96.5 hundredths of a window. */
const GUTTER = 0.013

/** A drawing without a size of its own is drawn like a photograph. */
const USUAL = 3 / 2

type Costed<Use> = UseRow<Use> & { cost: number }

/** The best rows of a beginning, and the pattern of the last of them. */
type Laid<Use> = { pattern: string; cost: number; rows: UseRow<Use>[] }

/**
 * Rows of one height, in the given order. Of all ways to part them the one that cuts least off, with rows as high as is best
 * that do not repeat each other.
 */
export function layUses<Use extends Pictured>(uses: readonly Use[]): UseRow<Use>[] {
  const beginnings: Laid<Use>[][] = [[{ pattern: '', cost: 0, rows: [] }]]
  for (let end = 1; end <= uses.length; end++) {
    const ways = PATTERNS.flatMap((spans): Laid<Use>[] => {
      const row = spans.length > end ? null : layRow(uses.slice(end - spans.length, end), spans)
      const before = beginnings[end - spans.length]
      return row && before ? [addRow(before, row, spans.join())] : []
    })
    beginnings.push(ways)
  }
  return leastOf(beginnings.at(-1) ?? []).rows
}

function addRow<Use>(beginnings: Laid<Use>[], { cost, ...row }: Costed<Use>, pattern: string) {
  const costs = beginnings.map((before) => ({
    ...before,
    cost: before.cost + cost + (before.pattern === pattern ? AGAIN : 0),
  }))
  const before = leastOf(costs)
  return { pattern, cost: before.cost, rows: [...before.rows, row] }
}

function leastOf<Use>(ways: Laid<Use>[]): Laid<Use> {
  return ways.reduce((least, way) => (way.cost < least.cost ? way : least))
}

/** null: no height shows enough of each. */
function layRow<Use extends Pictured>(uses: readonly Use[], spans: number[]): Costed<Use> | null {
  const heights = uses.map((use, at) => widthOf(spans[at] ?? 12) / ratioOf(use))
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const [alone, second] = uses
  if (alone && !second && most > TOO_HIGH) return layAlone(alone)
  if (least / most < LEAST_SEEN ** 2) return null

  const height = heightBetween(least, most)
  const cuts = heights.map((own) => 1 - Math.min(own, height) / Math.max(own, height))
  return {
    height,
    uses: uses.map((use, at) => {
      const from = spans.slice(0, at).reduce((sum, span) => sum + span, 1)
      return { use, span: spans[at] ?? 12, from }
    }),
    cost: cuts.reduce((sum, cut) => sum + cut, Math.abs(height - BEST)) / 2,
  }
}

/** What cuts the lowest and the highest alike; where that is too high, as low as the rule allows. */
function heightBetween(least: number, most: number): number {
  const alike = Math.sqrt(least * most)
  return alike > TOO_HIGH ? Math.max(most * LEAST_SEEN, Math.min(alike, TOO_HIGH)) : alike
}

/** Whole: nothing beside it has its height. */
function layAlone<Use extends Pictured>(use: Use): Costed<Use> {
  const height = widthOf(ALONE.span) / ratioOf(use)
  return { height, uses: [{ use, ...ALONE }], cost: (1 + Math.abs(height - BEST)) / 2 }
}

function widthOf(span: number): number {
  return span / 12 - GUTTER * (1 - span / 12)
}

function ratioOf({ picture: { size } }: Pictured): number {
  return size && size.width > 0 && size.height > 0 ? size.width / size.height : USUAL
}
