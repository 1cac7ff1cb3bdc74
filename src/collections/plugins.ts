import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { staffAccess } from './access-rules'
import { refuseUnsafeTarget } from './fields/clean-texts'
import { refreshCatalogue } from './hooks/refresh-catalogue'
import pluginWords from './plugin-words.json' with { type: 'json' }

/** Old addresses lead on to where their page or typeface stands now. */
export const redirects = redirectsPlugin({
  collections: ['pages', 'typefaces'],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: { defaultValue: '308' },
  overrides: {
    access: staffAccess,
    disableDuplicate: true,
    hooks: {
      beforeValidate: [refuseUnsafeTarget],
      afterChange: [refreshCatalogue],
      afterDelete: [refreshCatalogue],
    },
  },
})

/** What search engines say of a page, and what is shown where somebody shares it. Empty: what the shop says by itself. */
export const searchFields = seoPlugin({
  collections: ['pages', 'typefaces', 'stories'],
  uploadsCollection: 'media',
  tabbedUI: true,
  fields: ({ defaultFields }) => defaultFields.flatMap(inOurWords),
})

/** Plain fields: the plugin’s own call what is empty “Missing”, though the shop fills it in. */
function inOurWords(field: Field): Field[] {
  const name = 'name' in field ? field.name : ''
  if (!SHOWN.includes(name)) return []
  const kinds = name === 'image' ? { filterOptions: { mimeType: { in: SHARED } } } : {}
  return [{ ...field, label: undefined, ...kinds, admin: {} } as Field]
}

const SHOWN = ['title', 'description', 'image']

const SHARED = ['image/png', 'image/jpeg', 'image/webp']

/** What plugins of Payload's say, where they have no German, or not a foundry's English; and in a list, where there is nothing, not “<No What>”. */
export const wordsOfPlugins = pluginWords
