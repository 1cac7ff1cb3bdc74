import { useId } from 'react'
import { COUNTRIES } from '@/domain/customer/country'
import { isInEu } from '@/domain/tax/eu-countries'
import { FieldBox, errorProps } from '../../ui/field'
import { TextField } from './text-field'
import type { DetailsForm } from './use-details-form'

/** The country, and within the EU the number that makes a business account for the tax itself. */
export function CountryFields({ form }: { form: DetailsForm }) {
  const { details, errors, write, leave, updateTax } = form
  const countryId = useId()
  const isEu = isInEu(details.country)
  const error = errors['address.country']

  return (
    <>
      <FieldBox label="Country" width={isEu ? 'half' : 'full'} error={error} inputId={countryId}>
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
      {isEu && (
        <TextField
          label="VAT number, for companies in the EU"
          path="vat_id"
          width="half"
          isOptional
          errors={errors}
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
