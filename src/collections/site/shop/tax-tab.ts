import type { ArrayField, Tab } from 'payload'
import { KNOWN_RATES } from '@/domain/tax/known-rates'
import { checkRates } from '@/domain/tax/check-rates'
import { taxRateOf } from '@/operations/tax/determine-cart-tax'
import { dayOnly } from '../../fields/common'
import { decimalField } from '../../fields/decimal-field'
import { array, checkbox, row, select, text } from '../../fields/payload-fields'

/** What visitors see, whose rate consumers pay, and who pays none. */
const CHOICES = [
  { name: 'pricesShown', defaultValue: 'before_vat', options: ['before_vat', 'with_vat'] },
  { name: 'taxedWhere', defaultValue: 'buyer', options: ['buyer', 'seller'] },
  { name: 'saleKind', defaultValue: 'standard', options: ['standard', 'reduced'] },
  { name: 'notRegistered', defaultValue: 'without_tax', options: ['without_tax', 'refuse'] },
  { name: 'viesAway', defaultValue: 'charge', options: ['charge', 'let_pass'] },
]

const taxRates: ArrayField = array(
  'taxRates',
  [
    row(
      text('country', { required: true, maxLength: 2, admin: { width: '12%', placeholder: 'DE' } }),
      select('kind', ['standard', 'reduced'], {
        required: true,
        defaultValue: 'standard',
        admin: { width: '18%' },
      }),
      decimalField('rate', { required: true, width: '12%' }),
      dayField('from'),
      dayField('until'),
      checkbox('registered', { defaultValue: true, admin: { width: '18%' } }),
      // Nothing entered: as the law of the country has it.
      checkbox('businessesAccount', { admin: { width: '18%' } }),
    ),
  ],
  {
    labels: { singular: 'Rate', plural: 'Rates' },
    // Thirty rows that nobody should have to type before the first sale.
    defaultValue: KNOWN_RATES,
    admin: { components: { Field: '@/admin/tax/tax-table#TaxTable' } },
    validate: (rows, { req }) =>
      checkRates(
        ((rows ?? []) as Parameters<typeof taxRateOf>[0][]).map(taxRateOf),
        req.i18n.language,
      ) ?? true,
  },
)

export const taxTab: Tab = {
  label: 'Tax',
  description:
    'Which VAT a sale bears. A company in another EU country with a valid VAT number accounts for it itself (reverse charge): that needs your own VAT number, under “Seller”. Without it such companies are charged as consumers are.',
  fields: [
    checkbox('smallBusiness', { defaultValue: false }),
    text('smallBusinessSentence', {
      admin: {
        placeholder: 'No VAT is charged: small business under § 19 UStG.',
        condition: (shop) => Boolean(shop?.smallBusiness),
      },
      validate: (value: string | null | undefined, { data }: { data: unknown }) =>
        !(data as { smallBusiness?: boolean }).smallBusiness ||
        Boolean(value?.trim()) ||
        'Write the sentence that the law asks of a small business, with its paragraph.',
    }),
    ...CHOICES.map((choice) => ({ ...choice, type: 'select' as const, required: true })),
    taxRates,
  ],
}

function dayField(name: string) {
  return { name, type: 'date' as const, admin: { width: '20%', ...dayOnly } }
}
