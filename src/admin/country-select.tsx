'use client'

import { SelectInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useSyncExternalStore } from 'react'
import { countriesIn } from '@/domain/staff/german/country-in-german'
import { Labelled, optionOf } from './labelled-input'

type Props = {
  label: string
  value: string | undefined
  /** What is offered before the countries, where none may be chosen. */
  none?: string
  onChange: (code: string) => void
}

export function CountrySelect({ label, value, none, onChange }: Props) {
  const countries = useCountries()
  return (
    <Labelled label={label} className="quote-field">
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {none && <option value="">{none}</option>}
          {countries.map(({ code, name }) => optionOf(code, name))}
        </select>
      )}
    </Labelled>
  )
}

/** Where a code is kept among the settings. */
export const CountryField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string>({
    potentiallyStalePath: given,
  })
  const options = useCountries().map(({ code, name }) => ({ value: code, label: name }))
  return (
    <SelectInput
      {...{ path, value, options, showError }}
      name={field.name}
      label={field.label}
      required={field.required}
      isClearable={false}
      readOnly={readOnly || disabled}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : chosen.value)}
    />
  )
}

/**
 * The countries an address may be in, by the names and in the order of the language that is read. Node and browsers know other names
 * (“Cabo Verde”, “Kap Verde”): until the page is hydrated they stand as the server writes them.
 */
function useCountries() {
  const { language } = useTranslation().i18n
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return countriesIn(isHydrated ? language : 'en')
}
