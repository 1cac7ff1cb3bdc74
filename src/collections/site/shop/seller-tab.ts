import type { Field, Tab, TextField } from 'payload'
import { refuseOtherLetters } from '@/domain/customer/printed-letters'
import { normalVatId } from '@/operations/tax/look-up-vat-id'
import { cleanedText } from '../../fields/clean-texts'
import { refuseBic, refuseCountry, refuseIban, refuseVatId } from './seller-rules'

/** VIES is given it too, and answers with a consultation number then. */
const vatIdText = cleanedText({
  name: 'vatId',
  label: 'VAT number',
  validate: refuseVatId,
  admin: {
    description:
      'With its prefix, as DE123456788. Without it companies in other EU countries pay VAT like consumers: reverse charge needs both numbers on the invoice.',
  },
})

const vatIdField: TextField = {
  ...vatIdText,
  hooks: { ...vatIdText.hooks, beforeChange: [({ value }) => normalVatId(value)] },
}

/** Where buyers on account transfer to. */
const bankFields: Field[] = [
  {
    type: 'row',
    fields: [
      cleanedText({
        name: 'holder',
        admin: { description: 'Where it is not the legal name.' },
      }),
      cleanedText({ name: 'name', label: 'Bank' }),
    ],
  },
  {
    type: 'row',
    fields: [
      inCapitals(cleanedText({ name: 'iban', label: 'IBAN', validate: refuseIban })),
      inCapitals(cleanedText({ name: 'bic', label: 'BIC', validate: refuseBic })),
    ],
  },
]

export const sellerTab: Tab = {
  label: 'Seller',
  description:
    'Who sells: on every invoice, licence and mail. An order keeps what stood here when it was placed.',
  fields: [
    cleanedText({
      name: 'seller',
      label: 'Legal name',
      required: true,
      defaultValue: 'Type foundry',
      validate: refuseOtherLetters,
      admin: { description: 'With its legal form, as the register has it.' },
    }),
    {
      name: 'address',
      type: 'group',
      fields: [
        cleanedText({ name: 'street', label: 'Street and number', validate: refuseOtherLetters }),
        cleanedText({
          name: 'street2',
          label: 'Building, floor, care of',
          validate: refuseOtherLetters,
        }),
        {
          type: 'row',
          fields: [
            cleanedText({ name: 'postalCode', label: 'Postcode' }),
            cleanedText({ name: 'city', validate: refuseOtherLetters }),
          ],
        },
      ],
    },
    cleanedText({
      name: 'country',
      required: true,
      defaultValue: 'DE',
      validate: refuseCountry,
      admin: { description: 'Two letters. The tax of a sale depends on it.' },
    }),
    {
      type: 'row',
      fields: [
        cleanedText({
          name: 'representative',
          label: 'Represented by',
          validate: refuseOtherLetters,
          admin: { description: 'Who may sign for a company.' },
        }),
        cleanedText({
          name: 'register',
          label: 'Register and number',
          validate: refuseOtherLetters,
          admin: { description: 'Such as: Amtsgericht Hamburg, HRB 12345.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [vatIdField, cleanedText({ name: 'taxNumber', label: 'Tax number' })],
    },
    { name: 'bank', type: 'group', label: 'Bank account', fields: bankFields },
  ],
}

/** Kept as banks exchange it, however it was grouped. */
function inCapitals(field: TextField): TextField {
  const compact = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value
  return { ...field, hooks: { beforeValidate: [compact] } }
}
