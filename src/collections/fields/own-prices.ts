import type { Field, NumberFieldSingleValidation } from 'payload'
import { confirmedPrice } from './confirmed-price'
import { currencyField } from './currency'
import { asMoney, checkAmount } from './money'

const checkOwnPrice: NumberFieldSingleValidation = (value, options) =>
  value == null ? 'Write an amount, such as 45.00.' : checkAmount(value, options)

/** Own prices in other currencies, in place of what the price list's factor makes of the price. */
export const ownPrices: Field = {
  name: 'prices',
  label: 'Own prices in other currencies',
  type: 'array',
  admin: { description: 'In place of what a price list makes of the price.' },
  fields: [
    {
      type: 'row',
      fields: [
        currencyField({ refuse: refuseSecondPrice }),
        {
          name: 'price',
          type: 'number',
          required: true,
          min: 0,
          validate: checkOwnPrice,
          admin: { components: asMoney },
        },
      ],
    },
    confirmedPrice,
    {
      name: 'replaces',
      type: 'ui',
      admin: { components: { Field: '@/admin/money/money-fields#OwnPriceNote' } },
    },
  ],
}

function refuseSecondPrice(currency: string, form: unknown): string | undefined {
  const { prices } = form as { prices?: { currency?: string }[] | null }
  const count = (prices ?? []).filter((row) => row.currency === currency).length
  return count > 1 ? `There is a price in ${currency} already.` : undefined
}
