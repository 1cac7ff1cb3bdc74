import type { ArrayField, Field, Tab } from 'payload'
import { isDecimal, isZero } from '@/domain/money/decimal'
import { nationalCurrency } from '@/domain/money/exchange-rate'
import { dayOnly } from '../../fields/common'
import { currencyField } from '../../fields/amounts'
import { decimalField } from '../../fields/decimal-field'
import { audiencesField, styleCountsField } from './discount-fields'
import { orderQuestionsField, quoteFields } from './order-form-fields'

const factorField = decimalField('factor', {
  required: true,
  check: (value) =>
    (isDecimal(value) && Number(value) > 0) ||
    'Write how much of it one unit of the currency of account is: 1.1.',
})

/** VAT is owed in the currency of the seller's country: an invoice in another says it in both. */
const exchangeRatesField: ArrayField = {
  name: 'exchangeRates',
  type: 'array',
  label: 'Exchange rates for VAT',
  labels: { singular: 'Rate', plural: 'Rates' },
  admin: {
    description:
      'An invoice in another currency than that of your country must say its VAT in yours too. Enter the rate your tax office takes, such as that of the European Central Bank or the monthly one of the ministry, as often as it asks for. An invoice takes the newest of its day or before, prints it with its date, and keeps it. Where the setting RATES_URL is set, the rates of each day come by themselves, and those here count on their own day.',
    initCollapsed: false,
  },
  fields: [
    {
      type: 'row',
      fields: [
        amountField('own', { label: 'This much of your currency', defaultValue: '1' }),
        amountField('foreign', { label: 'is this much' }),
        currencyField({ refuse: refuseOwn }),
        {
          name: 'of',
          type: 'date',
          required: true,
          label: 'Rate of',
          admin: {
            width: '22%',
            ...dayOnly,
          },
        },
      ],
    },
  ],
}

export const pricesTab: Tab = {
  label: 'Prices',
  fields: [
    currencyField({
      label: 'Currency of account',
      defaultValue: 'EUR',
      description: 'All prices are written in it; the pages show it.',
    }),
    decimalField('combinationFactor', {
      required: true,
      defaultValue: '0.75',
      description: 'Several licences: the dearest in full, each further times this.',
    }),
    {
      name: 'priceLists',
      type: 'array',
      admin: { description: 'Further currencies that buyers may choose.' },
      fields: [
        {
          type: 'row',
          fields: [
            currencyField({ refuse: refuseList }),
            factorField,
            {
              name: 'rounding',
              type: 'select',
              required: true,
              defaultValue: 'none',
              options: [
                { value: 'none', label: 'To the cent' },
                { value: 'up_to_5', label: 'Up to the next 5' },
                { value: 'up_to_10', label: 'Up to the next 10' },
                { value: 'to_00', label: 'To whole units' },
              ],
            },
          ],
        },
      ],
    },
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

function amountField(name: string, options: { label: string; defaultValue?: string }): Field {
  return decimalField(name, {
    required: true,
    ...options,
    ...{ width: '22%', placeholder: '1.0832' },
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
