import type { Field, Tab, TextFieldManyValidation } from 'payload'
import { previewLevels } from '../../fields/preview-levels'
import { select, text, textarea } from '../../fields/payload-fields'

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
      select('previewSet', ['basic', 'standard', 'full'], { defaultValue: 'standard' }),
      textarea('previewCharacters'),
      text('previewFeatures', { hasMany: true, validate: areFeatureTags }),
      select('previewLevel', previewLevels()),
      select('trialPolicy', ['full', 'reduced', 'none'], {
        required: true,
        defaultValue: 'reduced',
      }),
    ],
  },
]

/** What visitors may try of it before they license it. */
export const tryingTab: Tab = { label: 'Trying', fields: [...visitorsMayTry] }
