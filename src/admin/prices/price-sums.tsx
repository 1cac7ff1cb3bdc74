import { multiplyRounded } from '@/domain/money/decimal'
import type { DeskLicence } from '@/domain/pricing/style-prices'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { TableHead } from '../table-head'
import type WORDS from './price-words.json'

type Props = {
  prices: (number | null)[]
  family: number | null
  money: (minor: number) => string
  words: (typeof WORDS)['en']
}

/** What all of it costs one by one, and how much less the family is: worked out while somebody types. */
export function PriceSums({ prices, family, money, words }: Props) {
  const own = prices.filter((price) => price !== null)
  const sum = own.reduce((total, price) => total + price, 0)
  const without = prices.length - own.length
  const sentences = [
    ...(own.length > 0 ? [fillIn(words.sums, { all: money(sum) })] : []),
    familyInWords({ sum, isWhole: without === 0, family, money, words }),
    ...(without > 0 && own.length > 0
      ? [fillIn(without === 1 ? words.oneNotAlone : words.notAlone, { count: without })]
      : []),
  ]
  return (
    <p className="price-sums" aria-live="polite">
      {sentences.join(' ')}
    </p>
  )
}

type Family = Pick<Props, 'family' | 'money' | 'words'> & { sum: number; isWhole: boolean }

function familyInWords({ sum, isWhole, family, money, words }: Family): string {
  if (family === null) return words.noFamily
  const isMore = family >= sum
  return fillIn(isMore && isWhole && sum > 0 ? words.familyMore : words.family, {
    price: money(family),
    less: isMore ? '0 %' : `${Math.round(100 - (family / sum) * 100)} %`,
  })
}

type LicencePricesProps = Props & { licences: DeskLicence[] }

/** The prices above times each licence and tier, by the very rule the shop sells by. */
export function LicencePrices({ licences, prices, family, money, words }: LicencePricesProps) {
  const own = [...new Set(prices.filter((price) => price !== null))].toSorted((a, b) => a - b)
  const span = [own[0], own.at(-1)].filter((price, index, all) => all.indexOf(price) === index)
  const times = (price: number | undefined, multiplier: string) =>
    price === undefined ? '–' : money(multiplyRounded(price, [multiplier]))

  return (
    <details className="licence-prices">
      <summary>{words.licences}</summary>
      <table>
        <TableHead titles={[words.licence, words.oneStyle, words.wholeFamily]} />
        {licences.map(({ name, tiers }) => (
          <tbody key={name}>
            {tiers.map(({ label, multiplier }) => (
              <tr key={label}>
                <th scope="row">
                  {name}, {label}
                </th>
                <td>{span.map((price) => times(price, multiplier)).join(' – ')}</td>
                <td>{times(family ?? undefined, multiplier)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}
