import type {
  CollectionConfig,
  Config,
  Field,
  GlobalConfig,
  LabelFunction,
  PayloadRequest,
  Tab,
} from 'payload'
import { ownValue } from '@/domain/own-value'
import { NAMES } from '@/domain/staff/collection-names'
import { inBothLanguages, say } from '@/domain/staff/german/in-german'
import { descriptionOf, labelOfName, labelOfOption, rowOfName } from './english-labels'
import LISTS from './lists.json' with { type: 'json' }

/** What a collection is for stands above its list; what its own form has to say stands there too. */
const LIST_PURPOSE = '@/admin/lists/list-views#ListPurpose'

/**
 * A plugin of Payload's: every collection and field in the words of a foundry, in English and in German. What a row is called, and
 * what a list shows and searches, stands in a table.
 */
export function labelDesk(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(labelCollection),
    globals: config.globals?.map(labelGlobal),
  }
}

function labelCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, fields, labels } = collection
  const [singular, plural, description] = ownValue(NAMES, slug) ?? []
  const sentence = admin?.description ?? description
  return {
    ...collection,
    labels:
      singular && plural ? { singular: inLanguage(singular), plural: inLanguage(plural) } : labels,
    admin: {
      ...ownValue(LISTS as Record<string, CollectionConfig['admin']>, slug),
      ...admin,
      ...(sentence ? { description: both(sentence) as string } : {}),
      ...(description && !admin?.description
        ? { components: { ...admin?.components, Description: LIST_PURPOSE } }
        : {}),
    },
    fields: labelFields(fields, slug),
  }
}

function labelGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, fields } = global
  return {
    ...global,
    label: inBothLanguages(ownValue(NAMES, slug)?.[0] ?? slug),
    fields: labelFields(fields, slug),
  }
}

/** Payload writes a name of two languages into some labels as it is, unless it comes from a function. */
export function inLanguage(english: string): LabelFunction {
  return ({ i18n }) => say(i18n.language, english)
}

type Validate = (value: unknown, more: { req: Pick<PayloadRequest, 'i18n'> }) => unknown

type Loose = {
  name?: string
  type?: string
  label?: unknown
  labels?: Record<string, unknown>
  description?: unknown
  options?: unknown[]
  validate?: Validate
  admin?: { description?: unknown; placeholder?: unknown }
  fields?: Field[]
  tabs?: Tab[]
  blocks?: Block[]
}

type Block = {
  slug: string
  fields: Field[]
  labels?: Record<string, unknown>
  admin?: { group?: unknown }
}

/**
 * Fields whose labels, sentences and options stand in both languages of the admin panel. A field is written with its name alone:
 * its words stand in tables, by its path. What a field says itself goes before them; what is no plain text stays as it is.
 */
export function labelFields(fields: Field[], path: string): Field[] {
  return fields.map((field) => labelled(field as Loose, path) as Field)
}

function labelled(field: Loose, parent: string): Loose {
  const path = field.name ? `${parent}.${field.name}` : parent
  const english = field.label ?? (field.name ? labelOfName(path) : undefined)
  return {
    ...field,
    ...(english === undefined ? {} : { label: field.name ? spoken(english) : both(english) }),
    ...labelsOfRows(field, path),
    ...(field.description === undefined ? {} : { description: both(field.description) }),
    ...(field.validate ? { validate: refusing(field.validate) } : {}),
    ...(field.options
      ? { options: field.options.map((option) => labelledOption(option, path)) }
      : {}),
    ...inAdmin(field, path),
    ...(field.fields ? { fields: labelFields(field.fields, path) } : {}),
    ...(field.tabs ? { tabs: field.tabs.map((tab) => labelled(tab as Loose, path) as Tab) } : {}),
    ...(field.blocks ? { blocks: field.blocks.map((block) => labelledBlock(block, path)) } : {}),
  }
}

/** The button of an array says “Add tier”. */
function labelsOfRows({ type, label, labels }: Loose, path: string): Pick<Loose, 'labels'> {
  if (labels) return { labels: eachInBoth(labels) }
  if (type !== 'array') return {}
  return { labels: bothOfRows(path, label) }
}

function bothOfRows(path: string, label: unknown = labelOfName(path)) {
  return { singular: both(rowOfName(path)), plural: both(label) }
}

/** Why a value is refused, in the language of whoever typed it. */
function refusing(validate: Validate): Validate {
  return async (value, more) => {
    const said = await validate(value, more)
    return typeof said === 'string' ? say(more.req.i18n.language, said) : said
  }
}

function inAdmin({ admin, name }: Loose, path: string): Pick<Loose, 'admin'> {
  const description = admin?.description ?? (name ? descriptionOf(path) : undefined)
  if (!admin && description === undefined) return {}
  return {
    admin: {
      ...admin,
      ...(description === undefined ? {} : { description: both(description) }),
      ...(admin?.placeholder === undefined ? {} : { placeholder: both(admin.placeholder) }),
    },
  }
}

function labelledBlock(block: Block, path: string): Block {
  const { labels, admin } = block
  const of = `${path}.${block.slug}`
  return {
    ...block,
    ...(admin?.group ? { admin: { ...admin, group: both(admin.group) } } : {}),
    labels: labels ? eachInBoth(labels) : bothOfRows(of),
    fields: labelFields(block.fields, of),
  }
}

/** `given_up` reads “Given up”, unless the table says it otherwise. */
function labelledOption(option: unknown, path: string): unknown {
  if (typeof option === 'string') return { value: option, label: both(labelOfOption(path, option)) }
  const { label, ...rest } = option as { label: unknown }
  return { ...rest, label: both(label) }
}

function eachInBoth(labels: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, both(label)]))
}

/** A label that Payload asks for in one language: it writes one of two as “[object Object]” into what a list is sorted by. */
function spoken(label: unknown): unknown {
  if (typeof label !== 'string') return label
  const speak = ({ i18n }: Pick<PayloadRequest, 'i18n'>) => say(i18n.language, label)
  return Object.assign(speak, inBothLanguages(label))
}

/** Text that is there in English alone. */
function both(text: unknown): unknown {
  return typeof text === 'string' ? inBothLanguages(text) : text
}
