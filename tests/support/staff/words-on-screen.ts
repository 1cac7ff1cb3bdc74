import type { ClientField, Field } from 'payload'
import { inGerman } from '@/domain/staff/german/in-german'

type Loose = {
  name?: string
  type?: string
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  description?: unknown
  hidden?: boolean
  admin?: { hidden?: unknown; description?: unknown }
  options?: (string | { label: unknown })[]
  fields?: Field[]
  tabs?: Loose[]
  blocks?: {
    slug: string
    labels?: Loose['labels']
    admin?: { group?: unknown }
    fields: Field[]
  }[]
}

/** The currencies of the world: named by their codes, the same in every language. */
const A_LONG_LIST = 100

/** What a person reads at these fields, with where: each text, or what stands in its place. */
export function wordsOnScreen(fields: (Field | ClientField)[], path: string): [string, unknown][] {
  return (fields as Loose[]).flatMap((field) => {
    if (field.hidden || field.admin?.hidden) return []
    const place = field.name ? `${path}.${field.name}` : path
    const options = (field.options ?? []).length > A_LONG_LIST ? [] : (field.options ?? [])
    return [
      ...[field.label, field.description, field.admin?.description],
      ...[field.labels?.singular, field.labels?.plural],
      ...options.map((option) => (typeof option === 'string' ? option : option.label)),
    ]
      .filter((text) => text !== undefined && text !== false && text !== '')
      .map((text): [string, unknown] => [place, text])
      .concat(wordsOnScreen(field.fields ?? [], place))
      .concat(wordsOnScreen((field.tabs ?? []) as Field[], place))
      .concat((field.blocks ?? []).flatMap((block) => wordsOfBlock(block, place)))
  })
}

function wordsOfBlock(
  { slug, labels, admin, fields }: NonNullable<Loose['blocks']>[number],
  place: string,
): [string, unknown][] {
  const path = `${place}.${slug}`
  const names = [labels?.singular, labels?.plural, admin?.group]
  return [
    ...names.filter(Boolean).map((text): [string, unknown] => [path, text]),
    // Payload's own name of a row, which our blocks do not have.
    ...wordsOnScreen(
      fields.filter((field) => !('name' in field && field.name === 'blockName')),
      path,
    ),
  ]
}

/** Texts with no German of their own. A function that names none is a text of Payload's, which speaks both. */
export function onlyInEnglish(words: [string, unknown][]): string[] {
  return words
    .filter(([, text]) => (typeof text !== 'function' || 'en' in text) && !isInBoth(text))
    .map(([place, text]) => `${place}: ${JSON.stringify(text)}`)
}

function isInBoth(text: unknown): boolean {
  const { en, de } = (text ?? {}) as { en?: unknown; de?: unknown }
  if (typeof en !== 'string' || typeof de !== 'string') return false
  return de !== en || inGerman(en) !== undefined
}
