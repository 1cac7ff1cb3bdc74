import { initI18n } from '@payloadcms/translations'
import type { ClientField, Field, SanitizedConfig } from 'payload'
import { keyOfLabel, labelOfName } from '@/collections/labels/english-labels'
import { inGerman } from '@/domain/staff/german/in-german'

type Loose = {
  name?: string
  type?: string
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  description?: unknown
  hidden?: boolean
  admin?: { hidden?: unknown; description?: unknown; placeholder?: unknown }
  options?: (string | { value: string; label: unknown })[]
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
      field.label,
      field.description,
      field.admin?.description,
      field.admin?.placeholder,
      field.labels?.singular,
      field.labels?.plural,
      ...options.map((option) => (typeof option === 'string' ? option : option.label)),
    ]
      .filter((text) => text !== undefined && text !== false && text !== '')
      .map((text): [string, unknown] => [place, text])
      .concat(wordsOnScreen(field.fields ?? [], place))
      .concat(wordsOnScreen((field.tabs ?? []) as Field[], place))
      .concat((field.blocks ?? []).flatMap((block) => wordsOfBlock(block, place)))
  })
}

/** Each field and block by its path, and each option by its field's and its value. */
export function pathsOf(fields: Field[], path: string): string[] {
  return (fields as Loose[]).flatMap(({ name, options = [], fields: inner, tabs, blocks = [] }) => {
    const place = name ? `${path}.${name}` : path
    const values = options.map((option) => (typeof option === 'string' ? option : option.value))
    return [
      place,
      ...values.map((value) => `${place}.${value}`),
      ...pathsOf([...(inner ?? []), ...((tabs ?? []) as Field[])], place),
      ...blocks.flatMap((block) => [
        `${place}.${block.slug}`,
        ...pathsOf(block.fields, `${place}.${block.slug}`),
      ]),
    ]
  })
}

type Column = { place: string; type?: string; hasCell: boolean; cell: string }

/** The fields that a list can have as a column. */
export function columnsOf(fields: Field[], path: string): Column[] {
  return (fields as (Loose & { virtual?: unknown })[]).flatMap((field) => {
    const { hidden, disableListColumn, components } = (field.admin ?? {}) as {
      hidden?: unknown
      disableListColumn?: boolean
      components?: { Cell?: unknown }
    }
    const place = field.name ? `${path}.${field.name}` : path
    if (field.hidden || hidden || disableListColumn) return []
    const isRow = field.type === 'array' || field.type === 'blocks'
    return [
      ...(field.name
        ? [
            {
              place,
              type: field.type,
              hasCell: Boolean(components?.Cell),
              cell: JSON.stringify(components?.Cell ?? ''),
            },
          ]
        : []),
      ...(isRow ? [] : columnsOf(field.fields ?? [], place)),
      ...columnsOf((field.tabs ?? []) as Field[], place),
    ]
  })
}

export type TextLike = {
  place: string
  validate?: (value: string, more: object) => unknown
  hooks?: { beforeValidate?: ((given: { value: string }) => unknown)[] }
}

/** Every field of text that can be refused, within rows too. */
export function textsOf(fields: Field[], path: string): TextLike[] {
  return (fields as (Loose & Omit<TextLike, 'place'> & { hasMany?: boolean })[]).flatMap(
    (field) => {
      const place = field.name ? `${path}.${field.name}` : path
      const { validate, hooks } = field
      return [
        ...(field.type === 'text' && validate && !field.hasMany
          ? [{ place, validate, hooks }]
          : []),
        ...textsOf([...(field.fields ?? []), ...((field.tabs ?? []) as Field[])], place),
      ]
    },
  )
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

type Said = { place: string; en: unknown; de: unknown }

/** As each is read in English and in German; a text of Payload's own is asked for in both. */
export async function inBoth(config: SanitizedConfig, words: [string, unknown][]): Promise<Said[]> {
  const [english, german] = await Promise.all(
    (['en', 'de'] as const).map((language) =>
      initI18n({ config: config.i18n, context: 'client', language }),
    ),
  )
  return words.map(([place, text]) => {
    if (typeof text === 'function') {
      return {
        place,
        en: text({ i18n: english, t: english?.t }),
        de: text({ i18n: german, t: german?.t }),
      }
    }
    const { en, de } = (text ?? {}) as { en?: unknown; de?: unknown }
    return { place, en, de }
  })
}

/** Words that are the same in both languages and nobody wrote down so: Payload's own. */
const ALIKE = new Set(['Status', 'Name'])

/** Texts with no German of their own. */
export function onlyInEnglish(said: Said[]): string[] {
  return said
    .filter(({ en, de }) => {
      if (typeof en !== 'string' || typeof de !== 'string') return true
      return de === en && inGerman(en) === undefined && !ALIKE.has(en)
    })
    .map(({ place, en, de }) => `${place}: ${JSON.stringify({ en, de })}`)
}

/** Names of machines where a person reads: `mail_sent`, `deletedAt`, `general:null`, `<No What>`, `[object Object]`. */
const RAW =
  /\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z][a-z]+\b|\b[a-z]+:[a-z]+|\[object |<No |^(true|false|null|undefined)$/
/** What the trade itself writes so. */
const TRADE = /OpenType|VIES_URL|https?:|mailto:|[„“'](.*?)[“”']/g

export function rawValues(said: Said[]): string[] {
  return said.flatMap(({ place, en, de }) =>
    [en, de]
      .filter((text) => RAW.test(String(text).replaceAll(TRADE, '')))
      .map((text) => `${place}: ${String(text)}`),
  )
}

/** A name alone says nothing that only one field is about: a link's words are not “on the bill”. */
const SUBJECTS = ['bill', 'VIES', 'buyer', 'typeface', 'style']

/** Fields that are called by their name alone, by words that belong to another field of that name. */
export function calledByOthers(fields: Field[], path: string): string[] {
  return (fields as Loose[]).flatMap((field) => {
    const place = field.name ? `${path}.${field.name}` : path
    const inner = [...(field.fields ?? []), ...((field.tabs ?? []) as Field[])]
    const blocks = (field.blocks ?? []).flatMap((block) =>
      calledByOthers(block.fields, `${place}.${block.slug}`),
    )
    return [
      ...(field.name && isCalledByOther(place, field) ? [place] : []),
      ...calledByOthers(inner, place),
      ...blocks,
    ]
  })
}

function isCalledByOther(place: string, { name, label }: Loose): boolean {
  if (keyOfLabel(place) !== name) return false
  const { en } = (label ?? {}) as { en?: unknown }
  if (en !== labelOfName(place)) return false
  return SUBJECTS.some(
    (subject) => en.includes(subject) && !place.toLowerCase().includes(subject.toLowerCase()),
  )
}
