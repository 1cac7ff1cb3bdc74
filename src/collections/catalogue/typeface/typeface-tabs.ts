import type { Tab, TabsField, TextFieldManyValidation } from 'payload'
import { scoreTab } from './score-tab'
import { specimensTab } from './specimens-tab'
import { priceField } from '../../fields/amounts'
import { confirmedPrice, ownPrices } from '../../fields/own-prices'
import { row, select, text, textarea } from '../../fields/payload-fields'

/** Its styles, made, opened and priced in one grid, and what the family costs. */
const pricesTab: Tab = {
  label: 'Styles and prices',
  fields: [
    text('name', { required: true }),
    row(
      select('category', ['serif', 'sans', 'display', 'mono'], { required: true }),
      select('shape', ['belt', 'mast', 'page', 'table', 'field'], { defaultValue: 'field' }),
    ),
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
    text('purpose'),
    textarea('lead'),
    textarea('about'),
    text('designers', { hasMany: true }),
    text('foundry'),
    {
      type: 'collapsible',
      label: 'In itself',
      fields: [
        text('menuText'),
        row(
          text('lang', { defaultValue: 'en' }),
          select('dir', ['ltr', 'rtl'], { defaultValue: 'ltr' }),
        ),
      ],
    },
    textarea('languageNote'),
    textarea('notice'),
  ],
}

const areFeatureTags: TextFieldManyValidation = (tags) => {
  const wrong = (tags ?? []).find((tag) => !FEATURE_TAG.test(tag))
  return (
    wrong === undefined || `“${wrong}” is no feature tag: write four letters or digits, like ss01.`
  )
}

const FEATURE_TAG = /^[a-zA-Z0-9]{4}$/

/** What visitors may try of it before they license it. Publishing a change derives its previews and trial fonts again. */
const tryingTab: Tab = {
  label: 'Trying',
  fields: [
    {
      type: 'collapsible',
      label: 'What visitors may try',
      fields: [
        select('previewSet', ['basic', 'standard', 'full'], { defaultValue: 'standard' }),
        textarea('previewCharacters'),
        text('previewFeatures', { hasMany: true, validate: areFeatureTags }),
        select('previewLevel', ['open', 'guarded']),
        select('trialPolicy', ['full', 'reduced', 'none'], {
          required: true,
          defaultValue: 'reduced',
        }),
      ],
    },
  ],
}

/** The page of a typeface. A tab has no name: what is stored knows nothing of it. */
export const typefaceTabs: TabsField = {
  type: 'tabs',
  tabs: [pricesTab, wordsTab, scoreTab, specimensTab, tryingTab, releasesTab],
}
