import type { ArrayField, ArrayFieldValidation } from 'payload'
import { compareDecimals, isDecimal } from '@/domain/money/decimal'
import { decimalField } from '../../fields/amounts'
import { array, number, row, select, text, textarea } from '../../fields/payload-fields'

const KEY = /^[a-z0-9][a-z0-9_-]{0,59}$/
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/

/** Pricing tries each of them. */
const MOST_COUNTS = 6

const percentOff = decimalField('percentOff', {
  required: true,
  check(value) {
    const isPercent = PERCENT.test(value) && compareDecimals(value, '100') <= 0
    const isSomething = isPercent && compareDecimals(value, '0') > 0
    return isSomething || 'Write a percentage up to 100, such as 20 or 12.5.'
  },
})

type CountRow = { from?: number | null; percentOff?: string | null }

const checkCounts: ArrayFieldValidation = (value) => {
  const rows = (value ?? []) as CountRow[]
  if (rows.length > MOST_COUNTS) return `A shop has ${MOST_COUNTS} such discounts at most.`
  const rising = rows.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
  const broken = rising.find((row, index) => index > 0 && !isMore(row, rising[index - 1]))
  if (!broken) return true
  return `From ${broken.from} styles on the discount must be larger than for fewer.`
}

function isMore(row: CountRow, before: CountRow = {}): boolean {
  const [more, less] = [row.percentOff, before.percentOff]
  if (!isDecimal(more) || !isDecimal(less)) return true // The field itself says so.
  return row.from !== before.from && compareDecimals(more, less) > 0
}

export const styleCountsField: ArrayField = array(
  'styleCounts',
  [
    row(
      number('from', {
        required: true,
        validate: (value: number | null | undefined) =>
          (Number.isSafeInteger(value) && Number(value) >= 2 && Number(value) <= 500) ||
          'Write a number of styles: 2 or more.',
      }),
      percentOff,
    ),
  ],
  { validate: checkCounts },
)

const checkAudiences: ArrayFieldValidation = (value) => {
  const keys = ((value ?? []) as { key?: string | null }[]).map(({ key }) => key)
  const twice = keys.find((key, index) => key && keys.indexOf(key) < index)
  return !twice || `Two audiences have the key “${twice}”. Give each its own.`
}

export const audiencesField: ArrayField = array(
  'audiences',
  [
    row(
      text('key', {
        required: true,
        validate: (value: string | null | undefined) =>
          KEY.test(value ?? '') || 'Use lower-case letters, digits and hyphens: student.',
      }),
      text('label', { required: true }),
      percentOff,
    ),
    textarea('words', { required: true }),
    select('proof', ['tick', 'file'], { defaultValue: 'tick' }),
  ],
  { validate: checkAudiences },
)
