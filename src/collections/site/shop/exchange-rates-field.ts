import type { ArrayField, Field } from 'payload'
import { isDecimal, isZero } from '@/domain/money/decimal'
import { nationalCurrency } from '@/domain/money/exchange-rate'
import { dayOnly } from '../../fields/common'
import { currencyField } from '../../fields/currency'

/** VAT is owed in the currency of the seller's country: an invoice in another says it in both. */
export const exchangeRatesField: ArrayField = {
  name: 'exchangeRates',
  type: 'array',
  label: 'Exchange rates for VAT',
  labels: { singular: 'Rate', plural: 'Rates' },
  admin: {
    description:
      'An invoice in another currency than that of your country must say its VAT in yours too. Enter the rate your tax office takes, such as that of the European Central Bank or the monthly one of the ministry, as often as it asks for. An invoice takes the newest of its day or before, prints it with its date, and keeps it.',
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

function amountField(name: string, options: { label: string; defaultValue?: string }): Field {
  return {
    name,
    type: 'text',
    required: true,
    ...options,
    admin: { width: '22%', placeholder: '1.0832' },
    validate: (value: string | null | undefined) =>
      (isDecimal(value) && !isZero(value)) || 'Write a decimal number such as 1.0832.',
  } as Field
}

function refuseOwn(currency: string, form: unknown): string | undefined {
  const { country } = form as { country?: string }
  return country && nationalCurrency(country) === currency
    ? 'This is the currency of your own country.'
    : undefined
}
