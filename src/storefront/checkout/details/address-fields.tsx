import { useId } from 'react'
import type { AddressField } from '@/domain/cart/priced-cart'
import { COUNTRIES } from '@/domain/customer/country'
import { optionOf } from '../../ui/option-of'
import { errorProps, FieldBox, type FieldWidth } from '../../ui/field'
import { mayHaveVatId } from './details'
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
  const { details, errors, fields, write, leave, updateTax } = form
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
          onLeave={(path) => {
            if (leave(path) && field.name === 'postal_code') updateTax(details)
          }}
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

/** What the register answers takes its place, and no more room. */
const VAT_NOTE = 'It is checked as you leave the field, and stands on the invoice.'

/** The country, and of a company the number that makes it account for the tax itself. */
function CountryFields({ form }: { form: DetailsForm }) {
  const { details, errors, write, leave, updateTax } = form
  const countryId = useId()
  const error = errors['address.country']

  return (
    <>
      <FieldBox label="Country" width="half" error={error} inputId={countryId}>
        <select
          id={countryId}
          name="address.country"
          aria-label="Country"
          autoComplete="country"
          aria-required="true"
          {...errorProps(countryId, error)}
          value={details.country}
          onChange={(event) => {
            const next = { ...details, country: event.target.value }
            write(next, 'address.country')
            updateTax(next)
          }}
        >
          <option value="" disabled>
            Choose a country
          </option>
          {Object.values(COUNTRIES).map(({ code, name }) => optionOf(code, name))}
        </select>
      </FieldBox>
      {mayHaveVatId(details) && (
        <TextField
          label="VAT number, with its country"
          path="vat_id"
          isOptional
          errors={errors}
          note={form.vatNote ?? VAT_NOTE}
          value={details.vatId}
          onWrite={(vatId) => write({ ...details, vatId }, 'vat_id')}
          onLeave={(path) => {
            if (leave(path)) updateTax(details)
          }}
        />
      )}
    </>
  )
}
