import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { inBothLanguages } from '@/domain/staff/german/in-german'
import { both, eachInBoth, labelFields } from './label-fields'
import { NAMES } from '@/domain/staff/collection-names'

/** A plugin of Payload's: every collection and field in the words of a foundry, in English and in German. */
export function labelDesk(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(labelCollection),
    globals: config.globals?.map(labelGlobal),
  }
}

function labelCollection(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, fields, labels } = collection
  const [singular, plural, description] = NAMES[slug] ?? []
  const sentence = admin?.description ?? description
  return {
    ...collection,
    labels: singular && plural ? eachInBoth({ singular, plural }) : labels,
    admin: { ...admin, ...(sentence ? { description: both(sentence) as string } : {}) },
    fields: labelFields(fields, slug),
  }
}

function labelGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, fields } = global
  return {
    ...global,
    label: inBothLanguages(NAMES[slug]?.[0] ?? slug),
    fields: labelFields(fields, slug),
  }
}
