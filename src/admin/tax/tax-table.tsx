'use client'

import {
  Button,
  FieldDescription,
  useField,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { checkRates, gapInWords, gapsOfRates } from '@/domain/tax/check-rates'
import { dayIn } from '@/domain/tax/day-in-country'
import { doBusinessesAccount } from '@/domain/tax/known-rates'
import type { TaxRate } from '@/domain/tax/tax-decision'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { TableHead } from '../table-head'
import { useDates } from '../use-dates'
import { TaxRow } from './tax-row'
import './tax-table.css'
import WORDS from './tax-words.json' with { type: 'json' }

/** The tax rates as one table: a row a country and a rate, today's marked, and what is missing said beneath. */
export const TaxTable: ArrayFieldClientComponent = ({ field, path, schemaPath, readOnly }) => {
  const { i18n } = useTranslation()
  const { language } = i18n
  const words = wordsIn(WORDS, language)
  const { addFieldRow, removeFieldRow, setModified } = useForm()
  const { rows = [], showError, errorMessage } = useField({ path, hasRows: true })
  const rates = useRates(path, rows.length)
  const seller = useFormFields(([fields]) => fields.country?.value)
  const today = dayIn(typeof seller === 'string' ? seller : '', new Date())
  const { dayOf } = useDates()
  const problem = checkRates(rates.filter(isWhole), language) ?? (showError && errorMessage)
  const gaps = gapsOfRates(rates.filter(isWhole))

  function add(rowIndex: number, values: Partial<TaxRate> = {}) {
    const value = (initial: unknown) => ({ value: initial, initialValue: initial, valid: true })
    addFieldRow({
      path,
      rowIndex,
      schemaPath: schemaPath ?? path,
      subFieldState: {
        country: value(values.country ?? ''),
        kind: value(values.kind ?? 'standard'),
        rate: value(''),
        from: value(values.from ?? null),
        until: value(null),
        registered: value(values.registered ?? true),
        businessesAccount: value(values.businessesAccount ?? null),
      },
    })
    setModified(true)
  }

  return (
    <div className="field-type tax-table">
      <h3>{language === 'de' ? 'Steuersätze' : 'Tax rates'}</h3>
      <FieldDescription description={field.admin?.description} path={path} />
      <table>
        <TableHead
          titles={[
            words.country,
            words.kind,
            words.rate,
            words.from,
            words.until,
            words.registered,
            words.businesses,
            words.state,
          ]}
        >
          <td />
        </TableHead>
        <tbody>
          {rows.map(({ id }, index) => (
            <TaxRow
              key={id}
              path={`${path}.${index}`}
              rate={rates[index]}
              isFirstOfCountry={rates[index]?.country !== rates[index - 1]?.country}
              today={today}
              {...{ words, language }}
              readOnly={Boolean(readOnly)}
              onNext={() => add(index + 1, nextOf(rates[index]))}
              onRemove={() => {
                removeFieldRow({ path, rowIndex: index })
                setModified(true)
              }}
            />
          ))}
        </tbody>
      </table>
      {problem && <p role="alert">{problem}</p>}
      {gaps.length > 0 && (
        <ul role="status">
          {gaps.map((gap) => (
            <li key={`${gap.country} ${gap.from}`}>{gapInWords(gap, { language, dayOf })}</li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <Button buttonStyle="secondary" size="small" onClick={() => add(rows.length)}>
          {words.add}
        </Button>
      )}
    </div>
  )
}

/** What is typed just now is looked at once it has a country and a rate. */
function isWhole({ country, rate }: TaxRate): boolean {
  return country !== '' && /^\d+(\.\d+)?$/.test(rate)
}

/** The rate after this one: the same country, from the day after its last. */
function nextOf(rate: TaxRate | undefined): Partial<TaxRate> {
  if (!rate) return {}
  const { country, kind, registered, businessesAccount, until } = rate
  const next = until ? new Date(Date.parse(`${until}T12:00:00Z`) + 24 * 3_600_000) : null
  return { country, kind, registered, businessesAccount, from: next?.toISOString() ?? null }
}

/** The rows as they stand in the form, saved or not. */
function useRates(path: string, count: number): TaxRate[] {
  const text = useFormFields(([fields]) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => {
        const valueOf = (name: string) => fields[`${path}.${index}.${name}`]?.value
        const dayOf = (name: string) => {
          const value = valueOf(name)
          return value
            ? String(value instanceof Date ? value.toISOString() : value).slice(0, 10)
            : null
        }
        return {
          country: String(valueOf('country') ?? ''),
          kind: valueOf('kind') === 'reduced' ? 'reduced' : 'standard',
          rate: String(valueOf('rate') ?? ''),
          from: dayOf('from'),
          until: dayOf('until'),
          registered: valueOf('registered') !== false,
          businessesAccount: doBusinessesAccount(
            String(valueOf('country') ?? ''),
            valueOf('businessesAccount'),
          ),
        } satisfies TaxRate
      }),
    ),
  )
  return JSON.parse(text) as TaxRate[]
}
