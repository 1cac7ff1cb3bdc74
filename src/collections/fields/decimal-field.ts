import type { Field } from 'payload'

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/

function isDecimalText(value: string | null | undefined): true | string {
  return !value || DECIMAL.test(value) || 'Write a decimal number such as 0.75.'
}

/** A number that is kept as it was written: no float touches a price or a rate. */
export function decimalField(
  name: string,
  options: {
    required?: true
    defaultValue?: string
    description?: string
    label?: string
    width?: string
  } = {},
): Field {
  const { description, width, ...rest } = options
  return {
    name,
    type: 'text',
    ...rest,
    validate: isRequiredDecimal(rest),
    admin: { description, width },
  } as Field
}

function isRequiredDecimal({ required }: { required?: true }) {
  return (value: string | null | undefined) =>
    required && !value ? 'Write a decimal number such as 0.75.' : isDecimalText(value)
}
