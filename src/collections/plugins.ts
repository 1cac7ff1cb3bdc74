import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { ownValue } from '@/domain/own-value'
import { staffAccess } from './access-rules'
import { refuseUnsafeTarget } from './fields/clean-texts'
import { refreshCatalogue } from './hooks/refresh-catalogue'

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

const WORDS: Record<string, { label: string; description: string }> = {
  title: {
    label: 'Title',
    description: 'Empty: the name, what it is, and the name of the shop.',
  },
  description: {
    label: 'Description',
    description: 'Empty: the words the page begins with.',
  },
  image: {
    label: 'Picture for sharing',
    description:
      '1200 × 630 pixels. Empty: the name of a typeface set in itself; for a page the picture of the shop, else its title.',
  },
}

/** Plain fields: the plugin’s own call what is empty “Missing”, though the shop fills it in. */
function inOurWords(field: Field): Field[] {
  const name = 'name' in field ? field.name : ''
  const words = ownValue(WORDS, name)
  if (!words) return []
  const { label, description } = words
  const kinds = name === 'image' ? { filterOptions: { mimeType: { in: SHARED } } } : {}
  return [{ ...field, label, ...kinds, admin: { description } } as Field]
}

const SHARED = ['image/png', 'image/jpeg', 'image/webp']

/** What plugins of Payload's say, where they have no German, or not a foundry's English. */
export const wordsOfPlugins = {
  en: {
    // In a list, where there is nothing: not “<No What>”.
    general: {
      noLabel: '–',
      sorryNotFound:
        'There is nothing here, or it needs a role that you do not have. An owner can give it to you.',
    },
    'plugin-redirects': {
      customUrl: 'Another address',
      documentToRedirect: 'Page or typeface',
      fromUrl: 'Old address',
      internalLink: 'A page or a typeface',
      redirectType: 'For how long',
      toUrlType: 'Leads to',
    },
  },
  de: {
    general: {
      noLabel: '–',
      sorryNotFound:
        'Hier ist nichts, oder es braucht eine Rolle, die Sie nicht haben. Ein Inhaber kann sie Ihnen geben.',
    },
    'plugin-redirects': {
      customUrl: 'Eine andere Adresse',
      documentToRedirect: 'Seite oder Schrift',
      fromUrl: 'Alte Adresse',
      internalLink: 'Eine Seite oder eine Schrift',
      redirectType: 'Für wie lange',
      toUrlType: 'Führt zu',
    },
  },
}
