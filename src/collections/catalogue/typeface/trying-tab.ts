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
        options: ['basic', 'standard', 'full'],
      },
      { name: 'previewCharacters', type: 'textarea' },
      { name: 'previewFeatures', type: 'text', hasMany: true, validate: areFeatureTags },
      { name: 'previewLevel', type: 'select', options: previewLevels() },
      {
        name: 'trialPolicy',
        type: 'select',
        required: true,
        defaultValue: 'reduced',
        options: ['full', 'reduced', 'none'],
      },
    ],
  },
]

/** What visitors may try of it before they license it. */
export const tryingTab: Tab = { label: 'Trying', fields: [...visitorsMayTry] }
