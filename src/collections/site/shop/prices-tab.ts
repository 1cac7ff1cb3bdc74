import type { ArrayField, Field, Tab } from 'payload'
import { isDecimal, isZero } from '@/domain/money/decimal'
import { nationalCurrency } from '@/domain/money/exchange-rate'
import { dayOnly, keyField } from '../../fields/common'
import { currencyField, decimalField } from '../../fields/amounts'
import { audiencesField, styleCountsField } from './discount-fields'
import { array, checkbox, date, number, row, select, text } from '../../fields/payload-fields'

const factorField = decimalField('factor', {
  required: true,
  check: (value) =>
    (isDecimal(value) && Number(value) > 0) ||
    'Write how much of it one unit of the currency of account is: 1.1.',
})

/** VAT is owed in the currency of the seller's country: an invoice in another says it in both. */
const exchangeRatesField: ArrayField = array(
  'exchangeRates',
  [
    row(
      amountField('own', { defaultValue: '1' }),
      amountField('foreign'),
      currencyField({ refuse: refuseOwn }),
      date('of', { required: true, admin: { width: '22%', ...dayOnly } }),
    ),
  ],
  { labels: { singular: 'Rate', plural: 'Rates' }, admin: { initCollapsed: false } },
)

/** Asked once an order, such as the size of the company: each answer multiplies the price of every licence. */
const orderQuestionsField: Field = array('orderQuestions', [
  row(keyField, text('label', { required: true })),
  text('hint'),
  array(
    'tiers',
    [
      row(
        keyField,
        text('label', { required: true }),
        decimalField('multiplier', { required: true }),
      ),
    ],
    { required: true, minRows: 2 },
  ),
])

/** What a quote promises, how else than by card an order may be paid, and how long its links work. */
const quoteFields: Field[] = [
  number('quoteDays', { min: 1, max: 365, defaultValue: 30 }),
  checkbox('takesTransfers'),
  number('transferDays', { min: 1, max: 120, defaultValue: 14 }),
  number('linkMonths', { min: 1, max: 120, defaultValue: 24 }),
]

export const pricesTab: Tab = {
  label: 'Prices',
  fields: [
    currencyField({ defaultValue: 'EUR' }),
    decimalField('combinationFactor', { required: true, defaultValue: '0.75' }),
    array('priceLists', [
      row(
        currencyField({ refuse: refuseList }),
        factorField,
        select('rounding', ['none', 'up_to_5', 'up_to_10', 'to_00'], {
          required: true,
          defaultValue: 'none',
        }),
      ),
    ]),
    exchangeRatesField,
    styleCountsField,
    audiencesField,
    orderQuestionsField,
    ...quoteFields,
  ],
}

function refuseList(currency: string, form: unknown): string | undefined {
  const shop = form as { currency?: string; priceLists?: { currency?: string }[] | null }
  if (currency === shop.currency) return 'This is the currency of account: its prices need no list.'
  const count = (shop.priceLists ?? []).filter((list) => list.currency === currency).length
  return count > 1 ? `There is a price list in ${currency} already.` : undefined
}

function amountField(name: string, options: { defaultValue?: string } = {}): Field {
  return decimalField(name, {
    required: true,
    ...options,
    width: '22%',
    placeholder: '1.0832',
    check: (value) =>
      (isDecimal(value) && !isZero(value)) || 'Write a decimal number such as 1.0832.',
  })
}

function refuseOwn(currency: string, form: unknown): string | undefined {
  const { country } = form as { country?: string }
  return country && nationalCurrency(country) === currency
    ? 'This is the currency of your own country.'
    : undefined
}
