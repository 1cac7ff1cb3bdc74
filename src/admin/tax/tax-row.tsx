import { useField } from '@payloadcms/ui'
import { isInEu } from '@/domain/customer/country'
import { countriesIn } from '@/domain/staff/german/country-in-german'
import { inTypedForm } from '@/domain/staff/write-money'
import { doBusinessesAccount } from '@/domain/tax/known-rates'
import { stateOfRate, type TaxRate } from '@/domain/tax/tax-decision'
import { optionOf } from '../labelled-input'
import { QuietButton } from '../quiet-button'
import type WORDS from './tax-words.json'

type Props = {
  path: string
  rate: TaxRate | undefined
  /** Rows of one country stand together: its name is written large once. */
  isFirstOfCountry: boolean
  today: string
  words: (typeof WORDS)['en']
  language: string
  readOnly: boolean
  onNext: () => void
  onRemove: () => void
}

export function TaxRow(props: Props) {
  const { path, rate, isFirstOfCountry, today, words, language, readOnly, onNext, onRemove } = props
  const countries = countriesIn(language)
  const country = useField<string>({ path: `${path}.country` })
  const kind = useField<string>({ path: `${path}.kind` })
  const percent = useField<string>({ path: `${path}.rate` })
  const registered = useField<boolean>({ path: `${path}.registered` })
  const businesses = useField<boolean | null>({ path: `${path}.businessesAccount` })
  const name = countries.find(({ code }) => code === country.value)?.name ?? words.country
  const state = rate && stateOfRate(rate, today)
  const label = (field: string) => `${name}: ${field}`

  return (
    <tr className={`is-${state ?? 'now'}${isFirstOfCountry ? ' is-first' : ''}`}>
      <td>
        <select
          aria-label={label(words.country)}
          value={country.value ?? ''}
          disabled={readOnly}
          onChange={(event) => country.setValue(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {countries.map((one) => optionOf(one.code, one.name))}
        </select>
      </td>
      <td data-label={words.kind}>
        <select
          aria-label={label(words.kind)}
          value={kind.value ?? 'standard'}
          disabled={readOnly}
          onChange={(event) => kind.setValue(event.target.value)}
        >
          <option value="standard">{words.kinds.standard}</option>
          <option value="reduced">{words.kinds.reduced}</option>
        </select>
      </td>
      <td data-label={words.rate}>
        <input
          className="tax-percent"
          inputMode="decimal"
          aria-label={label(words.rate)}
          value={inTypedForm(percent.value ?? '', language)}
          disabled={readOnly}
          onChange={(event) => percent.setValue(event.target.value.trim().replace(',', '.'))}
        />
      </td>
      <td data-label={words.from}>
        <DayInput path={`${path}.from`} label={label(words.from)} disabled={readOnly} />
      </td>
      <td data-label={words.until}>
        <DayInput path={`${path}.until`} label={label(words.until)} disabled={readOnly} />
      </td>
      <td data-label={words.registered}>
        <input
          type="checkbox"
          aria-label={label(words.registered)}
          checked={registered.value !== false}
          disabled={readOnly}
          onChange={(event) => registered.setValue(event.target.checked)}
        />
      </td>
      <td data-label={words.businesses}>
        <input
          type="checkbox"
          aria-label={label(words.businesses)}
          checked={doBusinessesAccount(country.value ?? '', businesses.value)}
          disabled={readOnly || isInEu(country.value ?? '')}
          onChange={(event) => businesses.setValue(event.target.checked)}
        />
      </td>
      <td data-label={words.state}>{state && words.states[state]}</td>
      <td>
        {!readOnly && (
          <>
            <QuietButton aria-label={label(words.next)} onClick={onNext}>
              {words.next}
            </QuietButton>
            <QuietButton aria-label={label(words.remove)} onClick={onRemove}>
              {words.remove}
            </QuietButton>
          </>
        )}
      </td>
    </tr>
  )
}

/** A day of the calendar is kept as its noon, so that it is the same day everywhere. */
function DayInput({ path, label, disabled }: { path: string; label: string; disabled: boolean }) {
  const { value, setValue } = useField<string | null>({ path })
  return (
    <input
      type="date"
      max="9999-12-31"
      className={value ? undefined : 'is-empty'}
      aria-label={label}
      value={value ? String(value).slice(0, 10) : ''}
      disabled={disabled}
      onChange={({ target }) => {
        // A year of five digits, while it is typed.
        if (!target.value || target.validity.valid)
          setValue(target.value ? `${target.value}T12:00:00.000Z` : null)
      }}
    />
  )
}
