import type { ArrayField, Field, GlobalConfig, Tab, TextField } from 'payload'
import { refuseOtherLetters } from '@/domain/customer/printed-letters'
import { checkRates } from '@/domain/tax/check-rates'
import { KNOWN_RATES } from '@/domain/tax/known-rates'
import { taxRateOf } from '@/operations/tax/determine-cart-tax'
import { normalVatId } from '@/operations/tax/look-up-vat-id'
import { staffOnly } from '../../access-rules'
import { cleanedText } from '../../fields/clean-texts'
import { dayOnly } from '../../fields/common'
import { decimalField } from '../../fields/amounts'
import { array, checkbox, row, select, text, ui } from '../../fields/payload-fields'
import { renewPreviews } from '../../hooks/typeface-hooks'
import { keepListHistory } from '../../hooks/price-history'
import { refreshCatalogue } from '../../hooks/refresh-catalogue'
import { forgetFactorDemand } from '../../hooks/guard-logins'
import { askAboutShop } from '../../hooks/staff/guard-changes'
import { identityTab } from './identity-tab'
import { pricesTab } from './prices-tab'
import { refuseBic, refuseCountry, refuseIban, refuseVatId } from './seller-rules'

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

/** What visitors see, whose rate consumers pay, and who pays none. */
const CHOICES = [
  { name: 'pricesShown', defaultValue: 'before_vat', options: ['before_vat', 'with_vat'] },
  { name: 'taxedWhere', defaultValue: 'buyer', options: ['buyer', 'seller'] },
  { name: 'saleKind', defaultValue: 'standard', options: ['standard', 'reduced'] },
  { name: 'notRegistered', defaultValue: 'without_tax', options: ['without_tax', 'refuse'] },
  { name: 'viesAway', defaultValue: 'charge', options: ['charge', 'let_pass'] },
]

const taxTab: Tab = {
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

/** VIES is given it too, and answers with a consultation number then. */
const vatIdText = cleanedText({ name: 'vatId', validate: refuseVatId })

const vatIdField: TextField = {
  ...vatIdText,
  hooks: { ...vatIdText.hooks, beforeChange: [({ value }) => normalVatId(value)] },
}

/** Where buyers on account transfer to. */
const bankFields: Field[] = [
  row(cleanedText({ name: 'holder' }), cleanedText({ name: 'name' })),
  row(
    inCapitals(cleanedText({ name: 'iban', validate: refuseIban })),
    inCapitals(cleanedText({ name: 'bic', validate: refuseBic })),
  ),
]

const sellerTab: Tab = {
  label: 'Seller',
  description:
    'Who sells: on every invoice, licence and mail. An order keeps what stood here when it was placed.',
  fields: [
    cleanedText({
      name: 'seller',
      required: true,
      defaultValue: 'Type foundry',
      validate: refuseOtherLetters,
    }),
    {
      name: 'address',
      type: 'group',
      fields: [
        cleanedText({ name: 'street', validate: refuseOtherLetters }),
        cleanedText({ name: 'street2', validate: refuseOtherLetters }),
        row(
          cleanedText({ name: 'postalCode' }),
          cleanedText({ name: 'city', validate: refuseOtherLetters }),
        ),
      ],
    },
    cleanedText({
      name: 'country',
      required: true,
      defaultValue: 'DE',
      validate: refuseCountry,
      admin: { components: { Field: '@/admin/country-select#CountryField' } },
    }),
    row(
      cleanedText({ name: 'representative', validate: refuseOtherLetters }),
      cleanedText({ name: 'register', validate: refuseOtherLetters }),
    ),
    row(vatIdField, cleanedText({ name: 'taxNumber' })),
    { name: 'bank', type: 'group', fields: bankFields },
  ],
}

/** Whose shop it is: what every page, mail and document says of the seller, its prices and its tax. */
export const Shop: GlobalConfig = {
  slug: 'shop',
  access: { read: staffOnly, update: staffOnly },
  hooks: {
    beforeOperation: [askAboutShop],
    beforeChange: [keepListHistory],
    afterChange: [renewPreviews, refreshCatalogue, forgetFactorDemand],
  },
  fields: [
    { type: 'tabs', tabs: [identityTab, sellerTab, pricesTab, taxTab] },
    ui('confirmation', '@/admin/staff/current-password#CurrentPassword'),
  ],
}

/** Kept as banks exchange it, however it was grouped. */
function inCapitals(field: TextField): TextField {
  const compact = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value
  return { ...field, hooks: { beforeValidate: [compact] } }
}

function dayField(name: string) {
  return { name, type: 'date' as const, admin: { width: '20%', ...dayOnly } }
}
