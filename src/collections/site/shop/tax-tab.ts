import type { ArrayField, Tab } from 'payload'
import { KNOWN_RATES } from '@/domain/tax/known-rates'
import { checkRates } from '@/domain/tax/check-rates'
import { taxRateOf } from '@/operations/tax/determine-cart-tax'
import { dayOnly } from '../../fields/common'
import { decimalField } from '../../fields/decimal-field'

/** Whose rate consumers pay, and who pays none. */
const CHOICES = [
  {
    name: 'taxedWhere',
    label: 'Consumers in the EU pay the VAT of',
    defaultValue: 'buyer',
    options: [
      { value: 'buyer', label: 'their own country' },
      { value: 'seller', label: 'the seller’s country' },
    ],
    description:
      'The seller’s only as long as all sales to consumers in other EU countries stay below 10 000 euros a year, and no registration for the One-Stop-Shop exists.',
  },
  {
    name: 'saleKind',
    label: 'Kind of rate for licences',
    defaultValue: 'standard',
    options: [
      { value: 'standard', label: 'Standard' },
      { value: 'reduced', label: 'Reduced, where a country has a row for it' },
    ],
    description: 'Ask your tax adviser before choosing “reduced”. Without a row: standard.',
  },
  {
    name: 'notRegistered',
    label: 'In a country where you are not registered',
    defaultValue: 'without_tax',
    options: [
      { value: 'without_tax', label: 'Sell without tax' },
      { value: 'refuse', label: 'Do not sell' },
    ],
    description:
      'Of countries outside the EU: those without a row below, and those whose row is not ticked “registered”. To sell to one of them only, give it a registered row of 0 %. Within the EU tax is always owed: without a registered row a consumer there is refused.',
  },
  {
    name: 'viesAway',
    label: 'When VIES gives no answer about a VAT number',
    defaultValue: 'charge',
    options: [
      { value: 'charge', label: 'Charge VAT' },
      { value: 'let_pass', label: 'Let it pass, and ask again' },
    ],
    description:
      'VIES, the EU’s register, is asked where the setting VIES_URL is set; else a number counts by its form and check digits. One that was let pass is asked for again for a week, and staff are told by mail when VIES denies it.',
  },
]

const taxRates: ArrayField = {
  name: 'taxRates',
  type: 'array',
  // Thirty rows that nobody should have to type before the first sale.
  defaultValue: KNOWN_RATES,
  label: 'Tax rates',
  labels: { singular: 'Rate', plural: 'Rates' },
  admin: {
    components: { Field: '@/admin/tax/tax-table#TaxTable' },
    description:
      'What counts is the day of the sale in the seller’s country. For a change on 1 January enter “until” 31 December at the old rate, and a new row “from” 1 January. A sale that was shown at the old rate and is not placed by then is shown anew. “Businesses themselves” counts outside the EU where you are registered: a company with a VAT number of there is then charged none. Monaco counts as France, the Isle of Man as the United Kingdom, Liechtenstein and Büsingen as Switzerland; the Canary Islands and others are told by their postcodes.',
  },
  validate: (rows, { req }) =>
    checkRates(
      ((rows ?? []) as Parameters<typeof taxRateOf>[0][]).map(taxRateOf),
      req.i18n.language,
    ) ?? true,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          type: 'text',
          required: true,
          maxLength: 2,
          admin: { width: '12%', placeholder: 'DE' },
        },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'standard',
          options: ['standard', 'reduced'],
          admin: { width: '18%' },
        },
        decimalField('rate', { required: true, label: 'Per cent', width: '12%' }),
        dayField('from', 'First day'),
        dayField('until', 'Last day'),
        {
          name: 'registered',
          type: 'checkbox',
          defaultValue: true,
          label: 'We are registered there',
          admin: { width: '18%' },
        },
        // Nothing entered: as the law of the country has it.
        {
          name: 'businessesAccount',
          type: 'checkbox',
          label: 'Businesses account for it themselves',
          admin: { width: '18%' },
        },
      ],
    },
  ],
}

export const taxTab: Tab = {
  label: 'Tax',
  description:
    'Which VAT a sale bears. A company in another EU country with a valid VAT number accounts for it itself (reverse charge): that needs your own VAT number, under “Seller”. Without it such companies are charged as consumers are.',
  fields: [
    {
      name: 'smallBusiness',
      type: 'checkbox',
      defaultValue: false,
      label: 'Small business: charges no VAT',
      admin: { description: 'As under § 19 UStG in Germany. Then nothing else here counts.' },
    },
    {
      name: 'smallBusinessSentence',
      type: 'text',
      label: 'What bills and invoices say instead',
      admin: {
        placeholder: 'No VAT is charged: small business under § 19 UStG.',
        condition: (shop) => Boolean(shop?.smallBusiness),
      },
      validate: (value: string | null | undefined, { data }: { data: unknown }) =>
        !(data as { smallBusiness?: boolean }).smallBusiness ||
        Boolean(value?.trim()) ||
        'Write the sentence that the law asks of a small business, with its paragraph.',
    },
    ...CHOICES.map(({ description, ...choice }) => ({
      ...choice,
      type: 'select' as const,
      required: true,
      admin: { description },
    })),
    taxRates,
  ],
}

function dayField(name: string, label: string) {
  return {
    name,
    type: 'date' as const,
    label,
    admin: {
      width: '20%',
      ...dayOnly,
    },
  }
}
