import type { Field, Tab } from 'payload'
import { isDecimal } from '@/domain/money/decimal'
import { currencyField } from '../../fields/currency'
import { decimalField } from '../../fields/decimal'
import { exchangeRatesField } from './exchange-rates-field'
import { audiencesField, styleCountsField } from './discount-fields'
import { orderQuestionsField } from './order-questions-field'
import { quoteFields } from './quote-fields'

const factorField: Field = {
  name: 'factor',
  type: 'text',
  required: true,
  validate: (value: string | null | undefined) =>
    (isDecimal(value) && Number(value) > 0) ||
    'Write how much of it one unit of the currency of account is: 1.1.',
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
