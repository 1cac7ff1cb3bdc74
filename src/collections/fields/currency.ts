import type { Field } from 'payload'
import { CURRENCY_CODES, isCurrency, nameOfCurrency } from '@/domain/money/currencies'

const OPTIONS = CURRENCY_CODES.map((value) => ({
  value,
  label: `${value}, ${nameOfCurrency(value)}`,
}))

type Options = {
  label?: string
  defaultValue?: string
  description?: string
  /** Refuses one that the shop could sell in; undefined: it may stand here. */
  refuse?: (currency: string, form: unknown) => string | undefined
}

/** One of the currencies that the shop can count, print and charge. */
export function currencyField({ label, defaultValue, description, refuse }: Options = {}): Field {
  return {
    name: 'currency',
    label,
    type: 'select',
    required: true,
    defaultValue,
    options: OPTIONS,
    // An order of an older shop may be in any: the types stay those of a text.
    typescriptSchema: [() => ({ type: 'string' })],
    validate: (value: unknown, { data }: { data?: unknown }) => {
      if (!isCurrency(value))
        return 'Choose a currency from the list: no card is charged in others.'
      return refuse?.(value, data) ?? true
    },
    admin: { description, isClearable: false },
  } as Field
}
