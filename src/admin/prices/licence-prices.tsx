import { multiplyRounded } from '@/domain/money/decimal'
import { formatMoney } from '@/domain/money/format-money'
import type { DeskLicence } from '@/domain/pricing/style-prices'
import type { PriceWords } from './words'

type Props = {
  licences: DeskLicence[]
  prices: (number | null)[]
  family: number | null
  currency: string
  words: PriceWords
}

/** The prices above times each licence and tier, by the very rule the shop sells by. */
export function LicencePrices({ licences, prices, family, currency, words }: Props) {
  const own = [...new Set(prices.filter((price) => price !== null))].toSorted((a, b) => a - b)
  const span = [own[0], own.at(-1)].filter((price, index, all) => all.indexOf(price) === index)
  const times = (price: number | undefined, multiplier: string) =>
    price === undefined ? '–' : formatMoney(multiplyRounded(price, [multiplier]), currency)

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
