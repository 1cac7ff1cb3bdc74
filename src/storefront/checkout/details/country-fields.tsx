import { useId } from 'react'
import { COUNTRIES } from '@/domain/customer/country'
import { FieldBox, errorProps } from '../../ui/field'
import { mayHaveVatId } from './details'
import { TextField } from './text-field'
import type { DetailsForm } from './use-details-form'

/** What the register answers takes its place, and no more room. */
const VAT_NOTE = 'It is checked as you leave the field, and decides whether VAT is charged.'

/** The country, and of a company within the EU the number that makes it account for the tax itself. */
export function CountryFields({ form }: { form: DetailsForm }) {
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
          {Object.values(COUNTRIES).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
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
