import type { CollectionConfig, Config, GlobalConfig, LabelFunction } from 'payload'
import { inBothLanguages, say } from '@/domain/staff/german/in-german'
import { both, labelFields } from './label-fields'
import { NAMES } from '@/domain/staff/collection-names'

/** What a collection is for stands above its list; what its own form has to say stands there too. */
const LIST_PURPOSE = '@/admin/lists/list-views#ListPurpose'

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
    labels:
      singular && plural ? { singular: inLanguage(singular), plural: inLanguage(plural) } : labels,
    admin: {
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
    label: inBothLanguages(NAMES[slug]?.[0] ?? slug),
    fields: labelFields(fields, slug),
  }
}

/** Payload writes a name of two languages into some labels as it is, unless it comes from a function. */
function inLanguage(english: string): LabelFunction {
  return ({ i18n }) => say(i18n.language, english)
}
