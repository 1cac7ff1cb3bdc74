import type { Field, Tab, TextFieldManyValidation } from 'payload'
import { previewLevels } from '../../fields/preview-levels'

const areFeatureTags: TextFieldManyValidation = (tags) => {
  const wrong = (tags ?? []).find((tag) => !FEATURE_TAG.test(tag))
  return (
    wrong === undefined || `“${wrong}” is no feature tag: write four letters or digits, like ss01.`
  )
}

const FEATURE_TAG = /^[a-zA-Z0-9]{4}$/

/** What visitors may try of a typeface before they license it. Publishing a change derives its previews and trial fonts again. */
const visitorsMayTry: Field[] = [
  {
    type: 'collapsible',
    label: 'What visitors may try',
    fields: [
      {
        name: 'previewSet',
        type: 'select',
        defaultValue: 'standard',
        options: [
          { value: 'basic', label: 'Basic: letters without accents' },
          { value: 'standard', label: 'Standard: the languages of Europe, Hebrew, Arabic' },
          { value: 'full', label: 'Full: every character' },
        ],
        admin: {
          description:
            'What comes with a page, ready to type with. Other characters of a style are fetched as they are needed, unless the set is Basic: then there are no others.',
        },
      },
      {
        name: 'previewCharacters',
        type: 'textarea',
        admin: { description: 'And these, whatever the set.' },
      },
      {
        name: 'previewFeatures',
        type: 'text',
        hasMany: true,
        validate: areFeatureTags,
        admin: { description: 'The OpenType features a visitor can try, like ss01. Empty: all.' },
      },
      {
        name: 'previewLevel',
        type: 'select',
        options: previewLevels(),
        admin: { description: 'Empty: as the shop’s settings say.' },
      },
      {
        name: 'trialPolicy',
        type: 'select',
        required: true,
        defaultValue: 'reduced',
        options: [
          { value: 'full', label: 'Full: trial fonts with every character and feature' },
          { value: 'reduced', label: 'Reduced: trial fonts with the letters of its languages' },
          { value: 'none', label: 'None: no trial fonts' },
        ],
      },
    ],
  },
]

/** What visitors may try of it before they license it. */
export const tryingTab: Tab = {
  label: 'Trying',
  fields: [...visitorsMayTry],
}
