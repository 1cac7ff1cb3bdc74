import type { Field, Tab } from 'payload'
import { isNavigationAddress } from '@/domain/site/frame/compose-navigation'
import { cleanedText, LINK_REFUSAL } from '../../fields/clean-texts'
import { jsonField } from '../../fields/common'
import { isCoordinates } from '../../fields/variation'
import { array, row, select, text, textarea, upload } from '../../fields/payload-fields'

/** A file in the trash must not hold up whoever changes a price: it is left out of the page. */
const mayBeGone = { validate: (): true => true }

const MOST = 60

/** Rows wait half filled for what they lack: only what the pages make of them is public. */
const access: Pick<Extract<Field, { type: 'array' }>, 'access'> = {
  access: { read: ({ req }) => Boolean(req.user) },
}

/** The typeface at work. */
const inUseField: Field = array(
  'inUse',
  [
    upload('picture', 'media', {
      filterOptions: { mimeType: { contains: 'image/' } },
      ...mayBeGone,
    }),
    row(
      cleanedText({ name: 'shows' }),
      cleanedText({ name: 'by', label: { en: 'Made by', de: 'Von wem' } }),
    ),
    cleanedText({
      name: 'link',
      validate: (address) => (isNavigationAddress(address) ? null : LINK_REFUSAL),
    }),
  ],
  {
    ...access,
    labels: { singular: { en: 'Use', de: 'Anwendung' }, plural: { en: 'Uses', de: 'Anwendungen' } },
    maxRows: MOST,
    admin: { components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' } },
  },
)

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
export const specimensTab: Tab = {
  label: 'Specimens',
  fields: [
    specimensField,
    inUseField,
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
