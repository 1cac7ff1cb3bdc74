import type { CartLineRequest, LicenceChoice } from './cart-request'

type Bought = { styles: ReadonlySet<string>; licence: LicenceChoice }

/**
 * What is left of a cart when lines of it have been paid: of each licence the styles that were not. What was paid once is taken
 * out once, so that the same line added again stays.
 */
export function takeOutPaid(lines: readonly CartLineRequest[], paid: readonly CartLineRequest[]) {
  const bought: Bought[] = paid.flatMap(({ styles, licences }) =>
    licences.map((licence) => ({ styles: new Set(styles), licence })),
  )
  return lines.flatMap((line) => leftOf(line, bought))
}

/** Licences that are left with the same styles stay one line. Takes what it finds from `bought`. */
function leftOf({ styles, licences }: CartLineRequest, bought: Bought[]): CartLineRequest[] {
  const left = new Map<string, CartLineRequest>()
  for (const licence of licences) {
    const unpaid = unpaidOf(styles, licence, bought)
    const line = left.get(unpaid.join()) ?? { styles: unpaid, licences: [] }
    if (unpaid.length > 0)
      left.set(unpaid.join(), { ...line, licences: [...line.licences, licence] })
  }
  return [...left.values()]
}

function unpaidOf(styles: string[], licence: LicenceChoice, bought: Bought[]): string[] {
  const index = bought.findIndex(
    (one) => isSame(one.licence, licence) && styles.some((style) => one.styles.has(style)),
  )
  const [taken] = index < 0 ? [] : bought.splice(index, 1)
  return taken ? styles.filter((style) => !taken.styles.has(style)) : styles
}

function isSame(one: LicenceChoice, other: LicenceChoice): boolean {
  const answers = ({ answers = {} }: LicenceChoice) => Object.entries(answers).toSorted().join()
  return one.type === other.type && one.tier === other.tier && answers(one) === answers(other)
}
