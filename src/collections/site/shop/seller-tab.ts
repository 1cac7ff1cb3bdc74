import type { Field, Tab, TextField } from 'payload'
import { refuseOtherLetters } from '@/domain/customer/printed-letters'
import { normalVatId } from '@/operations/tax/look-up-vat-id'
import { cleanedText } from '../../fields/clean-texts'
import { refuseBic, refuseCountry, refuseIban, refuseVatId } from './seller-rules'
import { row } from '../../fields/payload-fields'

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

export const sellerTab: Tab = {
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
    cleanedText({ name: 'country', required: true, defaultValue: 'DE', validate: refuseCountry }),
    row(
      cleanedText({ name: 'representative', validate: refuseOtherLetters }),
      cleanedText({ name: 'register', validate: refuseOtherLetters }),
    ),
    row(vatIdField, cleanedText({ name: 'taxNumber' })),
    { name: 'bank', type: 'group', fields: bankFields },
  ],
}

/** Kept as banks exchange it, however it was grouped. */
function inCapitals(field: TextField): TextField {
  const compact = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value
  return { ...field, hooks: { beforeValidate: [compact] } }
}
