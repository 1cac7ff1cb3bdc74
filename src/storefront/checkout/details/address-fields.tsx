import type { AddressField } from '@/domain/cart/priced-cart'
import type { FieldWidth } from '../../ui/field'
import { CountryFields } from './country-fields'
import { TextField } from './text-field'
import type { DetailsForm } from './use-details-form'

const AUTOCOMPLETE = {
  street: 'address-line1',
  street_2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
} as const satisfies Record<AddressField['name'], string>

/** The country first: it decides which lines an address has. */
export function AddressFields({ form }: { form: DetailsForm }) {
  const { details, errors, fields, write, leave } = form
  const inOneRow = fields.filter((field) => !isStreet(field)).length

  return (
    <>
      <CountryFields form={form} />
      {fields.map((field) => (
        <TextField
          key={field.name}
          errors={errors}
          label={field.label}
          path={`address.${field.name}`}
          width={isStreet(field) ? 'half' : widthOf(inOneRow)}
          autoComplete={AUTOCOMPLETE[field.name]}
          isOptional={!field.required}
          value={details.address[field.name] ?? ''}
          onLeave={leave}
          onWrite={(value) => {
            const address = { ...details.address, [field.name]: value }
            write({ ...details, address }, `address.${field.name}`)
          }}
        />
      ))}
    </>
  )
}

function isStreet(field: AddressField): boolean {
  return field.name === 'street' || field.name === 'street_2'
}

function widthOf(count: number): FieldWidth {
  if (count < 2) return 'full'
  return count === 2 ? 'pair' : 'third'
}
