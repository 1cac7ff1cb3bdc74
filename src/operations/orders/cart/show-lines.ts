import type { PricedLine } from '@/domain/cart/priced-cart'
import type { QuotedLine } from '@/domain/pricing/quote-cart'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'

/** A line's id is that of its family, with a count from the second on: removing a line leaves the ids of the others. */
export function pricedLines(lines: QuotedLine[], families: SoldFamily[]): PricedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const count = (counts.get(line.familyId) ?? 0) + 1
    counts.set(line.familyId, count)
    return pricedLine(line, {
      id: count > 1 ? `${line.familyId}-${count}` : line.familyId,
      families,
    })
  })
}

function pricedLine(
  line: QuotedLine,
  { id, families }: { id: string; families: SoldFamily[] },
): PricedLine {
  const family = families.find(({ id }) => id === line.familyId) as SoldFamily
  const owners = everyFamily(family).filter((one) =>
    one.styles.some(({ id }) => line.line.styles.includes(id)),
  )
  const named = owners.length === 1 && owners[0] ? owners[0] : family

  return {
    id,
    typeface: { id: named.id, name: named.name, slug: named.slug },
    styles: owners.flatMap((owner) =>
      owner.styles
        .filter(({ id }) => line.line.styles.includes(id))
        .map(({ id, name }) => ({ id, name, typeface: { id: owner.id, name: owner.name } })),
    ),
    licences: line.licences.map((licence) => ({
      ...licence,
      answers: line.line.licences.find(({ type }) => type === licence.type)?.answers,
    })),
    steps: line.steps,
    bill: line.bill,
    amount: line.amount,
    ...(line.line.upgradeOf ? { upgrade_of: line.line.upgradeOf } : {}),
    ...(line.line.renews ? { renews: line.line.renews } : {}),
  }
}

function everyFamily(family: SoldFamily): SoldFamily[] {
  return [family, ...family.children.flatMap(everyFamily)]
}
