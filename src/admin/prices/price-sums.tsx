import { multiplyRounded } from '@/domain/money/decimal'
import type { DeskLicence } from '@/domain/pricing/style-prices'
import type { PriceWords } from './price-words'

type Props = {
  prices: (number | null)[]
  family: number | null
  currency: string
  words: PriceWords
}

/** What all of it costs one by one, and how much less the family is: worked out while somebody types. */
export function PriceSums({ prices, family, currency, words }: Props) {
  const own = prices.filter((price) => price !== null)
  const sum = own.reduce((total, price) => total + price, 0)
  const without = prices.length - own.length
  const sentences = [
    ...(own.length > 0 ? [words.sums(words.money(sum, currency))] : []),
    familyInWords({ sum, isWhole: without === 0, family, currency, words }),
    ...(without > 0 && own.length > 0 ? [words.notAlone(without)] : []),
  ]
  return (
    <p className="price-sums" aria-live="polite">
      {sentences.join(' ')}
    </p>
  )
}

type Family = Pick<Props, 'family' | 'currency' | 'words'> & { sum: number; isWhole: boolean }

function familyInWords({ sum, isWhole, family, currency, words }: Family): string {
  if (family === null) return words.noFamily
  const price = words.money(family, currency)
  if (family < sum) return words.family(price, `${Math.round(100 - (family / sum) * 100)} %`)
  return isWhole && sum > 0 ? words.familyMore(price) : words.family(price, '0 %')
}

type LicencePricesProps = {
  licences: DeskLicence[]
  prices: (number | null)[]
  family: number | null
  currency: string
  words: PriceWords
}

/** The prices above times each licence and tier, by the very rule the shop sells by. */
export function LicencePrices({ licences, prices, family, currency, words }: LicencePricesProps) {
  const own = [...new Set(prices.filter((price) => price !== null))].toSorted((a, b) => a - b)
  const span = [own[0], own.at(-1)].filter((price, index, all) => all.indexOf(price) === index)
  const times = (price: number | undefined, multiplier: string) =>
    price === undefined ? '–' : words.money(multiplyRounded(price, [multiplier]), currency)

  return (
    <details className="licence-prices">
      <summary>{words.licences}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.licence}</th>
            <th scope="col">{words.oneStyle}</th>
            <th scope="col">{words.wholeFamily}</th>
          </tr>
        </thead>
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
