import type { Condition, Field, NumberField, NumberFieldSingleValidation } from 'payload'
import { CURRENCY_CODES, isCurrency, nameOfCurrency } from '@/domain/money/currencies'
import { fromTypedForm } from '@/domain/staff/write-money'
import { number, select } from './payload-fields'

const CELL = '@/admin/money/money-fields#PriceCell'

const FIELD = '@/admin/money/money-fields#MoneyField'

/** Typed and read as money in the currency beside it or else the shop's; kept as whole smallest units, cents. */
export const asMoney = { Cell: CELL, Field: FIELD }

/** Money unless the `kind` beside it is this one: then a percentage. */
export function asMoneyUnless(percentKind: string) {
  return { Cell: CELL, Field: { path: FIELD, serverProps: { percentKind } } }
}

const NO_AMOUNT = 'Write an amount, such as 45.00. A program sends whole cents: 4500.'

export const checkAmount: NumberFieldSingleValidation = (value) =>
  value == null || (Number.isSafeInteger(value) && value >= 0) || NO_AMOUNT

/** An amount that must be more than nothing, where there is one. */
export const checkPositive: NumberFieldSingleValidation = (value) =>
  value == null || (Number.isSafeInteger(value) && value > 0) || NO_AMOUNT

/** A price in the shop's currency. Empty: not sold alone. */
export const priceField: NumberField = number('price', {
  min: 0,
  validate: checkAmount,
  admin: { components: asMoney },
})

/** An amount of an order, in its own currency. */
export function amountField(name: string): Field {
  return { name, type: 'number', required: true, admin: { components: asMoney } }
}

const OPTIONS = CURRENCY_CODES.map((value) => ({
  value,
  label: `${value}, ${nameOfCurrency(value)}`,
}))

type Options = {
  defaultValue?: string
  /** Refuses one that the shop could sell in; undefined: it may stand here. */
  refuse?: (currency: string, form: unknown) => string | undefined
}

/** One of the currencies that the shop can count, print and charge. */
export function currencyField({ defaultValue, refuse }: Options = {}): Field {
  return select('currency', OPTIONS, {
    required: true,
    defaultValue,
    // An order of an older shop may be in any: the types stay those of a text.
    typescriptSchema: [() => ({ type: 'string' })],
    validate: (value: unknown, { data }: { data?: unknown }) => {
      if (!isCurrency(value))
        return 'Choose a currency from the list: no card is charged in others.'
      return refuse?.(value, data) ?? true
    },
    admin: { isClearable: false },
  }) as Field
}

const DECIMAL_FIELD = '@/admin/money/decimal-input#DecimalInput'

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/

type More = { siblingData: unknown }

type DecimalOptions = {
  /** The sentence that refuses a number, or an empty field; true: it may stand. */
  check?: (value: string, more: More) => true | string
  required?: true
  defaultValue?: string
  width?: string
  placeholder?: string
  condition?: Condition
}

/** A number that is kept as it was written, but for its comma: no float touches a price or a rate. */
export function decimalField(name: string, options: DecimalOptions = {}): Field {
  const { check, width, placeholder, condition, ...rest } = options
  return {
    name,
    type: 'text',
    ...rest,
    validate: (value: string | null | undefined, more: More) =>
      (check ?? isDecimalText(rest))(fromTypedForm(value ?? ''), more),
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? fromTypedForm(value) : value)],
    },
    admin: { width, placeholder, condition, components: { Field: DECIMAL_FIELD } },
  } as Field
}

function isDecimalText({ required }: { required?: true }) {
  return (value: string) =>
    (value === '' ? !required : DECIMAL.test(value)) || 'Write a decimal number such as 0.75.'
}
