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
          admin: {
            description:
              'The proportion of its field on the wall. “Field” is also what stands until somebody chooses: without texts of its own the shop goes by the letters.',
          },
        },
      ],
    },
    {
      ...priceField({
        en: 'Every style it has or will have. Empty: sold by the style only.',
        de: 'Alle Schnitte, die sie hat und bekommt. Leer: nur einzelne Schnitte.',
      }),
      label: { en: 'Price of the family', de: 'Preis der Familie' },
    },
    confirmedPrice,
    // What is typed into the grid and not saved yet; it is stored at each style.
    {
      name: 'stylePrices',
      label: { en: 'Prices of the styles', de: 'Preise der Schnitte' },
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
      admin: {
        allowCreate: false,
        defaultColumns: ['version', 'releasedOn', 'current', 'notes'],
        description: 'A release is made when a master is replaced. Open it to tell its holders.',
      },
    },
  ],
}

/** What is said of it, and how it writes its own name. */
const wordsTab: Tab = {
  label: 'Words',
  fields: [
    {
      name: 'purpose',
      type: 'text',
      admin: { description: 'One line on what it is for: “For novels and long evenings”.' },
    },
    { name: 'lead', type: 'textarea', admin: { description: 'Shown large, set in itself.' } },
    {
      name: 'about',
      type: 'textarea',
      admin: { description: 'Paragraphs, a blank line between.' },
    },
    { name: 'designers', type: 'text', hasMany: true },
    { name: 'foundry', type: 'text' },
    {
      type: 'collapsible',
      label: 'In itself',
      fields: [
        {
          name: 'menuText',
          type: 'text',
          admin: { description: 'How it writes its own name. Empty: its name.' },
        },
        {
          type: 'row',
          fields: [
            { name: 'lang', type: 'text', defaultValue: 'en' },
            { name: 'dir', type: 'select', defaultValue: 'ltr', options: ['ltr', 'rtl'] },
          ],
        },
      ],
    },
    {
      name: 'languageNote',
      type: 'textarea',
      admin: {
        description:
          'A word of yours on its languages, under the list that is read from the files. No upload changes it.',
      },
    },
    {
      name: 'notice',
      type: 'textarea',
      admin: {
        description:
          'A licence of others that the fonts come under, such as the OFL. It travels in the archive with them.',
      },
    },
  ],
}

/** The page of a typeface. A tab has no name: what is stored knows nothing of it. */
export const typefaceTabs: TabsField = {
  type: 'tabs',
  tabs: [pricesTab, wordsTab, scoreTab, specimensTab, tryingTab, releasesTab],
}
