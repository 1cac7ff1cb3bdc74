import type { LicenceChoice } from '../cart/cart-request'
import type { BillStep } from '../cart/priced-cart'
import type { LicenceType } from '../licensing/licence-type'
import { perTerm, termInWords } from '../licensing/term'
import { formatAmount, formatMoney } from '../money/format-money'
import { ownValue } from '../own-value'
import { describeTax } from '../tax/describe-tax'
import { countInWords, keepFiguresWhole, pluralOf } from '../words'
import { type Audience, describeAudience } from './discounts/audience'
import { familyInList } from './price-list'
import { lowestPrice, type PricedFamily, type PricedStyle, stylesOfFamily } from './priced-family'
import type { PriceRules, ShopPrices } from './price-rules'
import { type CartQuote, quoteCart } from './quote-cart'
import { type PriceTerms, type ShownPrice, shownPrice, withTerm } from './shown-price'

/**
 * What the table of licences says of one family, in every currency: its lowest price before VAT, the same for licence types that
 * have a sale of their own, and an example, empty where no single style can be bought. null: it is not for sale.
 */
export function licencePricesOf(
  family: PricedFamily,
  { rules, audiences }: { rules: ShopPrices; audiences: readonly Audience[] },
) {
  const { lists, tax } = rules
  const lowestFor = (type?: string) =>
    shownPrice({ lists, tax: null }, (list) => {
      const inList = familyInList(family, list)
      return lowestPrice((type && ownValue(inList.byLicence, type)) || inList)
    })
  const net = lowestFor()
  if (!net) return null
  const limited = lists.flatMap(({ sales = [] }) => sales.flatMap(({ licences }) => licences))
  const examples = lists.flatMap((list): [string, string][] => {
    const { currency } = list
    const priced = { family: familyInList(family, list), rules: { ...rules, currency } }
    const example = workExample({ ...priced, audiences, tax })
    return example ? [[currency, exampleInWords(example, currency)]] : []
  })
  const netFor = limited.map((type): [string, ShownPrice] => [type, lowestFor(type) ?? net])
  return { net, netFor: Object.fromEntries(netFor), example: Object.fromEntries(examples) }
}

/** A price as the bill makes it, to read before one chooses. */
type WorkedExample = {
  /** "Four styles of Fraunces" */
  title: string
  steps: BillStep[]
  /** As it is shown: with VAT, where prices are. */
  total: number
  /** What it is for: "a month"; '' where it is paid once. */
  per: string
  /** What each audience pays for the same. */
  audiences: { text: string; total: number }[]
}

type Priced = {
  family: PricedFamily
  rules: PriceRules
  audiences: readonly Audience[]
  tax?: PriceTerms['tax']
}

/** As many styles as the first discount for a number takes, with two licences; null: no single style can be bought. */
function workExample({ family, rules, audiences, tax = null }: Priced): WorkedExample | null {
  const licences = exampleLicences(rules.licenceTypes)
  if (licences.length === 0) return null
  const wanted = family.styleCounts?.[0]?.from ?? FEW
  const styles = singlyOf(family).slice(0, wanted)
  if (styles.length === 0) return null

  const lines = [{ line: { styles: styles.map(({ id }) => id), licences }, family }]
  const quote = quoteCart(lines, { rules, tax })
  const count = `${countInWords(styles.length)} ${pluralOf(styles.length, 'style')}`
  return {
    title: `${count} of ${family.name}`,
    steps: [...quote.lines.flatMap(({ bill }) => bill), ...taxStep(quote)],
    total: quote.total,
    per: perTerm(rules.licenceTypes.find(({ key }) => key === licences[0]?.type) ?? {}),
    audiences: audiences.map((audience) => ({
      text: describeAudience(audience),
      total: quoteCart(lines, { rules, tax, audience }).total,
    })),
  }
}

function taxStep({ tax }: CartQuote): BillStep[] {
  if (!tax) return []
  return [{ text: describeTax(tax), amount: tax.amount, role: 'addend', struck: false }]
}

/** "Four styles of Fraunces. Four styles at 45.00: 180.00. … Together: 324.00 €. Students, −50 %: 162.00 €." */
function exampleInWords(example: WorkedExample, currency: string): string {
  const { title, steps, total, per, audiences } = example
  const sentences = [
    title,
    ...steps.map(({ text, amount }) => `${text}: ${formatAmount(amount, currency)}`),
    `Together: ${withTerm(formatMoney(total, currency), per)}`,
    ...audiences.map((one) => `${one.text}: ${withTerm(formatMoney(one.total, currency), per)}`),
    '',
  ]
  return keepFiguresWhole(sentences.join('. ').trim())
}

const FEW = 4

/** The first licence a tier up, and the next that can be one licence with it. */
function exampleLicences(types: readonly LicenceType[]): LicenceChoice[] {
  const [first, ...others] = types.filter(({ kind, tiers }) => kind === 'retail' && tiers[0])
  const second = others.find((other) => termInWords(other) === termInWords(first ?? {}))
  return [
    ...(first ? [{ type: first.key, tier: (first.tiers[1] ?? first.tiers[0])!.key }] : []),
    ...(second ? [{ type: second.key, tier: second.tiers[0]!.key }] : []),
  ]
}

function singlyOf(family: PricedFamily): PricedStyle[] {
  return stylesOfFamily(family).filter(({ price, typ }) => price && typ !== 'variable')
}
