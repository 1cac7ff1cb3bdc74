import type { Field, TextField } from 'payload'
import { cleanedText } from '../../fields/cleaned-text'
import { refuseBic, refuseIban } from './seller-rules'

/** Where buyers on account transfer to. */
export const bankFields: Field[] = [
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

/** Kept as banks exchange it, however it was grouped. */
function inCapitals(field: TextField): TextField {
  const compact = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value
  return { ...field, hooks: { beforeValidate: [compact] } }
}
