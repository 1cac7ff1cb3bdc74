import { formatMoney } from '@/domain/money/format-money'
import { countOf, lowerFirst } from '@/domain/words'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { priceOf } from '../../catalogue/row-text'
import { ShopLink } from '../../shell/navigation/shop-link'
import { BillNote } from '../bill/bill-note'
import type { CurrencyChoice } from '../currency/currency-select'
import { bundlePath, choosePath } from '../shop-paths'
import { stylesOf, type ShopChoice } from '../shop-choice'
import { ListedName, type ServedFaces } from './listed-name'

type ChooseTypefaceProps = {
  choices: ShopChoice[]
  rules: PriceRules
  currencies: CurrencyChoice
  /** The slug in the URL, if no typeface has it. */
  missing: string | null
  /** By id of a typeface: how far from its start the ink of its name begins, in em. */
  bearings: Record<string, number>
  /** Before the list of fonts is there: the names that are shown. */
  faces?: ServedFaces
}

/** Where the URL names no typeface: all of them, each set in itself. */
export function ChooseTypeface(props: ChooseTypefaceProps) {
  const { choices, rules, currencies, bearings, missing, faces } = props
  if (choices.length === 0) return <NothingToChoose />
  return (
    <>
      <section className="styles">
        <h1 className="vh" tabIndex={-1}>
          Choose a typeface
        </h1>
        <h2>
          <span>
            {missing ? `Nothing is called “${missing}”. Choose a typeface` : 'Choose a typeface'}
          </span>
          <BillNote note={rules.currency} currencies={currencies} isBusy={false} />
        </h2>
        <ul className="choices">
          {choices.map((choice) => (
            <li key={choice.id}>
              <ShopLink href={choicePath(choice)} className="style-row">
                <span className="vh">{choice.name}, </span>
                <ListedName choice={choice} bearing={bearings[choice.id]} served={faces} />
                <span className="soft num">{offerText(choice, rules)}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function NothingToChoose() {
  return (
    <section>
      <h1 tabIndex={-1}>
        <b>Nothing is for sale yet</b>
      </h1>
      <p>No typeface is published here so far.</p>
    </section>
  )
}

/** "18 styles, from 45.00 €"; a typeface of one style has one price. */
function offerText(choice: ShopChoice, { currency }: PriceRules): string {
  const { fromPrice, across } = choice
  const styleCount = stylesOf(choice).length
  const count = countOf(styleCount, 'style')
  if (across) return `bundle of ${count}, ${formatMoney(across.bundle.price, currency)}`
  return `${count}, ${lowerFirst(priceOf({ fromPrice, currency, styleCount }))}`
}

/** A bundle starts with all its styles. */
function choicePath(choice: ShopChoice): string {
  return choice.across
    ? bundlePath(choice.slug, choice.across.bundle.styles)
    : choosePath(choice.slug)
}
