import { formatAmount, formatMoney } from '@/domain/money/format-money'
import { countInWords, countOf } from '@/domain/words'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { countsInWords } from '@/domain/pricing/cover/style-count'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { wholePrice } from '@/domain/pricing/cover/cover-styles'
import { beforeSales, lowestPrice } from '@/domain/pricing/priced-family'
import { shownSum, withTerm } from '@/domain/pricing/shown-price'
import type { Picked } from './picked'
import { WholeOffer } from '../offers/choose-offers'
import { cssOfFace, figureFaceOf } from '../bill/figure-face'
import { stylesOf, type ShopChoice } from '../shop-choice'
import type { TypedText } from '../use-shop-query'
import { setName, StyleList } from './style-list'

type StyleGroupProps = {
  /** The typeface without children whose styles are shown. */
  group: ShopChoice
  /** The topmost typeface, which its styles are priced in, among all. */
  choice: ShopChoice
  choices: ShopChoice[]
  picked: Picked
  /** The licence that is upgraded: its styles stay. */
  held: HeldChoice | null
  rules: PriceRules
  /** Each style sets it. */
  typed: TypedText
  onPick: (style: string, isPicked: boolean) => void
  onPickAll: (styles: string[]) => void
}

/** The styles of a typeface without children, and the offer of the rest of them. */
export function StyleGroup(props: StyleGroupProps) {
  const { group, picked, held, rules, typed, onPick, onPickAll, ...shown } = props
  return (
    <>
      <StyleList
        choice={group}
        picked={new Set(picked.styles)}
        held={new Set(held?.styles)}
        typed={typed}
        rules={rules}
        onPick={onPick}
      />
      <WholeOffer {...{ group, picked, held, rules, ...shown }} onAdd={onPickAll} />
    </>
  )
}

/** A child of a superfamily: the same, behind its name. */
export function ChildGroup({ isOpen, ...props }: StyleGroupProps & { isOpen: boolean }) {
  const { group, choice, picked, rules } = props
  return (
    <details className="kid" open={isOpen}>
      <summary>
        <span className="n" translate="no" style={cssOfFace(figureFaceOf(group))} ref={setName}>
          {nameWithin(choice.name, group.name)}
        </span>
        <span className="soft num">{groupText(group, picked, rules)}</span>
      </summary>
      <StyleGroup {...props} />
    </details>
  )
}

/** "Sans Linear" of "Recursive Sans Linear": the family's name stands above. */
export function nameWithin(family: string, name: string): string {
  return name.startsWith(`${family} `) ? name.slice(family.length + 1) : name
}

/** "Fraunces, at 45.00 € a style; from 4 styles on −20 %", "Young Serif, 60.00 €", "Poster pair, all of it at 80.00 €". */
export function priceText(choice: ShopChoice, { currency, tax, per }: PriceRules): string {
  const say = (net: number) => formatMoney(shownSum(net, tax), currency)
  const besides = (net: number) => (tax ? `, ${formatMoney(net, currency)} before VAT` : '')
  const prices = stylesOf(choice).flatMap((style) => (style.price === null ? [] : [style.price]))
  if (choice.across || !prices.length) {
    const whole = choice.familyPrice ?? choice.across?.bundle.price ?? lowestPrice(choice)
    const price =
      whole === null
        ? 'not for sale yet'
        : `all of it at ${withTerm(say(whole), per)}${besides(whole)}`
    return `${choice.name}, ${price}`
  }
  const lowest = Math.min(...prices)
  if (prices.length === 1) return `${choice.name}, ${withTerm(say(lowest), per)}${besides(lowest)}`
  const from = prices.some((price) => price !== lowest) ? 'from' : 'at'
  const counts = countsInWords(choice.styleCounts ?? [], prices.length)
  return `${choice.name}, ${from} ${withTerm(`${say(lowest)} a style`, per)}${besides(lowest)}${counts && `; ${counts}`}`
}

/** What the lowest of its prices is compared with while a sale lowers it: "45.00 €"; null: nothing. */
export function earlierText(choice: ShopChoice, { currency, tax }: PriceRules): string | null {
  const lowestOf = (one: ShopChoice) =>
    Math.min(...stylesOf(one).map(({ price }) => price ?? Infinity))
  const [now, before] = [lowestOf(choice), lowestOf(beforeSales(choice))]
  return before > now && before < Infinity ? formatMoney(shownSum(before, tax), currency) : null
}

/** "Four of 18", "None of 18"; nothing to count in a typeface of one style. */
export function chosenText(choice: ShopChoice, picked: Picked): string {
  const all = stylesOf(choice).length
  return all > 1 ? (countText(choice, picked) ?? `None of ${all}`) : ''
}

/** What is chosen of a sub-family, else what it offers; the line of a single style shows by itself whether it is chosen. */
function groupText(choice: ShopChoice, picked: Picked, rules: PriceRules): string {
  const isSingle = stylesOf(choice).length === 1
  return (isSingle ? null : countText(choice, picked)) ?? offerText(choice, rules)
}

function countText(choice: ShopChoice, picked: Picked): string | null {
  const styles = stylesOf(choice)
  const count = styles.filter((style) => picked.styles.includes(style.id)).length
  return count ? `${countInWords(count)} of ${styles.length}` : null
}

function offerText(choice: ShopChoice, { currency, tax }: PriceRules): string {
  const count = stylesOf(choice).length
  const styles = countOf(count, 'style')
  const price = wholePrice(choice) ?? (count === 1 ? stylesOf(choice)[0]?.price : null)
  return price == null ? styles : `${styles}, ${formatAmount(shownSum(price, tax), currency)}`
}
