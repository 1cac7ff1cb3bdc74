import type { Condition, Field } from 'payload'
import { fromTypedForm } from '@/domain/staff/write-money'

const FIELD = '@/admin/money/decimal-input#DecimalInput'

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/

type More = { siblingData: unknown }

type Options = {
  /** The sentence that refuses a number, or an empty field; true: it may stand. */
  check?: (value: string, more: More) => true | string
  required?: true
  defaultValue?: string
  width?: string
  placeholder?: string
  condition?: Condition
}

/** A number that is kept as it was written, but for its comma: no float touches a price or a rate. */
export function decimalField(name: string, options: Options = {}): Field {
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
    admin: { width, placeholder, condition, components: { Field: FIELD } },
  } as Field
}

function isDecimalText({ required }: { required?: true }) {
  return (value: string) =>
    (value === '' ? !required : DECIMAL.test(value)) || 'Write a decimal number such as 0.75.'
}
