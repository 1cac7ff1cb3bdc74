import type { Field, Tab, TabsField, TextFieldManyValidation } from 'payload'
import { SCENE_NAMES, refuseScene } from '@/domain/catalogue/score/rank-scenes'
import { findScoreFacts } from '@/operations/records/releases'
import { cleanedText } from '../../fields/clean-texts'
import { priceField } from '../../fields/amounts'
import { jsonField } from '../../fields/common'
import { confirmedPrice, ownPrices } from '../../fields/own-prices'
import { array, number, row, select, text, textarea, upload } from '../../fields/payload-fields'
import { isCoordinates } from '../../fields/variation'

/** A file in the trash must not hold up whoever changes a price: it is left out of the page. */
const mayBeGone = { validate: (): true => true }

const MOST = 60

/** Rows wait half filled for what they lack: only what the pages make of them is public. */
const access: Pick<Extract<Field, { type: 'array' }>, 'access'> = {
  access: { read: ({ req }) => Boolean(req.user) },
}

const specimensField: Field = array(
  'specimens',
  [upload('file', 'media', mayBeGone), cleanedText({ name: 'caption' })],
  {
    ...access,
    maxRows: MOST,
    admin: { components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' } },
  },
)

/** What it is shown with. */
const specimensTab: Tab = {
  label: 'Specimens',
  fields: [
    specimensField,
    array('samples', [
      textarea('text', { required: true }),
      row(
        text('lang', { required: true, defaultValue: 'en' }),
        select('dir', ['ltr', 'rtl'], { required: true, defaultValue: 'ltr' }),
        text('script', { required: true, defaultValue: 'Latin' }),
      ),
    ]),
    text('sampleStyle', {
      admin: { components: { Field: '@/admin/axes/position-fields#SampleStyle' } },
    }),
    jsonField('sampleCoordinates', {
      validate: isCoordinates,
      editor: '@/admin/axes/position-fields#SampleAxes',
    }),
    text('scripts', { hasMany: true, admin: { readOnly: true } }),
  ],
}

/** One scene of the page, put in or taken out. */
const scene: Field[] = [
  row(
    select(
      'kind',
      Object.entries(SCENE_NAMES).map(([value, label]) => ({ value, label })),
      {
        required: true,
        validate: async (
          kind: unknown,
          { id, req, siblingData }: { id?: number | string; req: Req; siblingData: unknown },
        ) => {
          if (typeof kind !== 'string' || kind === '') return 'Choose a scene.'
          const isPinned = (siblingData as { do?: string }).do !== 'drop'
          if (!isPinned || id === undefined) return true
          const facts = await findScoreFacts(req.payload, String(id))
          return (facts && refuseScene(kind, facts)) ?? true
        },
      },
    ),
    select(
      'do',
      [
        { value: 'pin', label: { en: 'Shown', de: 'Gezeigt' } },
        { value: 'drop', label: { en: 'Left out', de: 'Weggelassen' } },
      ],
      { required: true, defaultValue: 'pin' },
    ),
  ),
  {
    type: 'row',
    admin: { condition: (_, row) => (row as { do?: string }).do !== 'drop' },
    fields: [
      number('at', { min: 1, max: 8, admin: { step: 1 } }),
      select('tone', ['positive', 'negative']),
    ],
  },
  cleanedText({
    name: 'word',
    admin: {
      condition: (_, row) =>
        (row as { kind?: string }).kind === 'extreme' && (row as { do?: string }).do !== 'drop',
    },
  }),
]

/** What staff change about the page that the shop composes of a typeface's own fonts. */
const scoreTab: Tab = {
  label: { en: 'Page', de: 'Seite' },
  fields: [
    array('score', scene, {
      maxRows: Object.keys(SCENE_NAMES).length,
      access: { read: ({ req }) => Boolean(req.user) },
    }),
  ],
}

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

type Req = { payload: Parameters<typeof findScoreFacts>[0] }
