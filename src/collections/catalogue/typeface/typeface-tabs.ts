import type { Tab, TabsField } from 'payload'
import { scoreTab } from './score-tab'
import { specimensTab } from './specimens-tab'
import { tryingTab } from './trying-tab'
import { priceField } from '../../fields/amounts'
import { confirmedPrice, ownPrices } from '../../fields/own-prices'

/** Its styles, made, opened and priced in one grid, and what the family costs. */
const pricesTab: Tab = {
  label: 'Styles and prices',
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'select',
          required: true,
          options: ['serif', 'sans', 'display', 'mono'],
        },
        {
          name: 'shape',
          type: 'select',
          defaultValue: 'field',
          options: ['belt', 'mast', 'page', 'table', 'field'],
        },
      ],
    },
    priceField,
    confirmedPrice,
    // What is typed into the grid and not saved yet; it is stored at each style.
    {
      name: 'stylePrices',
      type: 'json',
      virtual: true,
      admin: {
        components: { Field: '@/admin/prices/price-grid#StylePrices' },
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
      },
    },
    ownPrices,
  ],
}

/** The versions of its masters, newest first. */
const releasesTab: Tab = {
  label: 'Releases',
  fields: [
    {
      name: 'releases',
      type: 'join',
      collection: 'releases',
      on: 'typeface',
      defaultSort: '-createdAt',
      defaultLimit: 20,
      maxDepth: 0,
      access: { read: ({ req }) => Boolean(req.user) },
      admin: { allowCreate: false, defaultColumns: ['version', 'releasedOn', 'current', 'notes'] },
    },
  ],
}

/** What is said of it, and how it writes its own name. */
const wordsTab: Tab = {
  label: 'Words',
  fields: [
    { name: 'purpose', type: 'text' },
    { name: 'lead', type: 'textarea' },
    { name: 'about', type: 'textarea' },
    { name: 'designers', type: 'text', hasMany: true },
    { name: 'foundry', type: 'text' },
    {
      type: 'collapsible',
      label: 'In itself',
      fields: [
        { name: 'menuText', type: 'text' },
        {
          type: 'row',
          fields: [
            { name: 'lang', type: 'text', defaultValue: 'en' },
            { name: 'dir', type: 'select', defaultValue: 'ltr', options: ['ltr', 'rtl'] },
          ],
        },
      ],
    },
    { name: 'languageNote', type: 'textarea' },
    { name: 'notice', type: 'textarea' },
  ],
}

/** The page of a typeface. A tab has no name: what is stored knows nothing of it. */
export const typefaceTabs: TabsField = {
  type: 'tabs',
  tabs: [pricesTab, wordsTab, scoreTab, specimensTab, tryingTab, releasesTab],
}
