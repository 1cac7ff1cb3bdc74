import { isRecord } from '../../is-record'
import { ownValue } from '../../own-value'
import type { Category } from '../typeface-view'
import { assertFaultless, type FieldErrors, InvalidRequest } from '../../shop-error'
import { AXIS_TAG, parseVariationOverrides } from '../variation/variation-overrides'
import type { FileOverride, StyleFields } from './upload-answer'

const CATEGORIES: readonly unknown[] = ['serif', 'sans', 'display', 'mono']

/** What staff override for one file, from unknown JSON; a sentence for each invalid field. */
export function parseFileOverride(body: unknown): FileOverride {
  if (!isRecord(body)) throw new InvalidRequest({ file: 'Say what to change.' })
  const errors: FieldErrors = {}
  const override: FileOverride = {}
  if ('typeface' in body) override.typeface = parseTypeface(body.typeface, errors)
  if ('style' in body) override.style = parseStyle(body.style, errors)
  if ('fields' in body) override.fields = parseFields(body.fields, errors)
  if ('leave_out' in body) override.leave_out = body.leave_out === true
  assertFaultless(errors)
  return override
}

/** A later override on top of an earlier one. Another typeface drops the style that was chosen in the one before. */
export function mergeOverrides(before: FileOverride, later: FileOverride): FileOverride {
  const merged = { ...before, ...later }
  if (later.fields) merged.fields = { ...before.fields, ...later.fields }
  if (later.typeface !== undefined && later.style === undefined) delete merged.style
  return merged
}

function parseTypeface(value: unknown, errors: FieldErrors): FileOverride['typeface'] {
  if (value === null) return null
  if (isRecord(value) && value.kind === 'existing' && typeof value.id === 'string') {
    return { kind: 'existing', id: value.id }
  }
  const name = isRecord(value) && value.kind === 'new' ? nameIn(value.name) : null
  if (!isRecord(value) || name === null) {
    errors.typeface = 'Choose a typeface, or give the new one a name.'
    return null
  }
  const { category } = value
  if (category === undefined) return { kind: 'new', name }
  if (CATEGORIES.includes(category)) return { kind: 'new', name, category: category as Category }
  errors['typeface.category'] = 'Choose serif, sans, display or mono.'
  return null
}

function parseStyle(value: unknown, errors: FieldErrors): FileOverride['style'] {
  if (value === null) return null
  if (isRecord(value) && value.kind === 'new') return { kind: 'new' }
  if (isRecord(value) && value.kind === 'existing' && typeof value.id === 'string') {
    return { kind: 'existing', id: value.id }
  }
  errors.style = 'Choose a style, or a new one.'
  return null
}

/** What each field may hold, and the sentence for what it may not. */
const RULES: Record<keyof StyleFields, { holds(value: unknown): boolean; sentence: string }> = {
  name: { holds: (value) => nameIn(value) !== null, sentence: 'Give the style a name.' },
  typ: {
    holds: (value) => value === 'static' || value === 'variable',
    sentence: 'A style is static or variable.',
  },
  weight: { holds: isWholeUpTo(1000), sentence: 'A weight is a whole number from 1 to 1000.' },
  width: {
    holds: (value) => value === null || isWholeUpTo(9)(value),
    sentence: 'A width is a whole number from 1 to 9.',
  },
  slope: {
    holds: (value) => value === 'upright' || value === 'italic' || value === 'oblique',
    sentence: 'A slope is upright, italic or oblique.',
  },
  default_coordinates: { holds: isCoordinates, sentence: 'Write axis tags with a number each.' },
  variation: {
    holds: (value) => parseVariationOverrides(value) !== null,
    sentence: 'Give axes and instances names of 60 letters at the most, and a range in numbers.',
  },
}

function parseFields(value: unknown, errors: FieldErrors): FileOverride['fields'] {
  if (value === null) return null
  if (!isRecord(value)) {
    errors.fields = 'Name the fields to change.'
    return null
  }
  const known = Object.entries(RULES).filter(([key]) => Object.hasOwn(value, key))
  for (const [key, rule] of known) {
    if (!rule.holds(ownValue(value, key))) errors[`fields.${key}`] = rule.sentence
  }
  return Object.fromEntries(known.map(([key]) => [key, spelled(key, ownValue(value, key))]))
}

function spelled(key: string, value: unknown): unknown {
  if (key === 'name') return nameIn(value)
  return key === 'variation' ? parseVariationOverrides(value) : value
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim().replace(/\s+/g, ' ')
  return name.length > 0 && name.length <= 120 ? name : null
}

function isWholeUpTo(most: number): (value: unknown) => boolean {
  return (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
}

function isCoordinates(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([tag, at]) => AXIS_TAG.test(tag) && Number.isFinite(at))
  )
}
