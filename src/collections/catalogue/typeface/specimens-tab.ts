import type { Field, Tab } from 'payload'
import { isNavigationAddress } from '@/domain/site/frame/compose-navigation'
import { cleanedText, LINK_REFUSAL } from '../../fields/clean-texts'
import { jsonField } from '../../fields/common'
import { isCoordinates } from '../../fields/variation'

/** A file in the trash must not hold up whoever changes a price: it is left out of the page. */
const mayBeGone = { validate: (): true => true }

const MOST = 60

/** Rows wait half filled for what they lack: only what the pages make of them is public. */
const access: Pick<Extract<Field, { type: 'array' }>, 'access'> = {
  access: { read: ({ req }) => Boolean(req.user) },
}

/** The typeface at work. */
const inUseField: Field = {
  name: 'inUse',
  type: 'array',
  ...access,
  labels: { singular: { en: 'Use', de: 'Anwendung' }, plural: { en: 'Uses', de: 'Anwendungen' } },
  maxRows: MOST,
  admin: { components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' } },
  fields: [
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      ...mayBeGone,
    },
    {
      type: 'row',
      fields: [
        cleanedText({ name: 'shows' }),
        cleanedText({ name: 'by', label: { en: 'Made by', de: 'Von wem' } }),
      ],
    },
    cleanedText({
      name: 'link',
      validate: (address) => (isNavigationAddress(address) ? null : LINK_REFUSAL),
    }),
  ],
}

const specimensField: Field = {
  name: 'specimens',
  type: 'array',
  ...access,
  maxRows: MOST,
  admin: { components: { RowLabel: '@/admin/lists/row-labels#SpecimenLabel' } },
  fields: [
    { name: 'file', type: 'upload', relationTo: 'media', ...mayBeGone },
    cleanedText({ name: 'caption' }),
  ],
}

/** What it is shown with. */
export const specimensTab: Tab = {
  label: 'Specimens',
  fields: [
    specimensField,
    inUseField,
    {
      name: 'samples',
      type: 'array',
      fields: [
        { name: 'text', type: 'textarea', required: true },
        {
          type: 'row',
          fields: [
            { name: 'lang', type: 'text', required: true, defaultValue: 'en' },
            {
              name: 'dir',
              type: 'select',
              required: true,
              defaultValue: 'ltr',
              options: ['ltr', 'rtl'],
            },
            { name: 'script', type: 'text', required: true, defaultValue: 'Latin' },
          ],
        },
      ],
    },
    {
      name: 'sampleStyle',
      type: 'text',
      admin: { components: { Field: '@/admin/axes/position-fields#SampleStyle' } },
    },
    jsonField('sampleCoordinates', {
      validate: isCoordinates,
      editor: '@/admin/axes/position-fields#SampleAxes',
    }),
    { name: 'scripts', type: 'text', hasMany: true, admin: { readOnly: true } },
  ],
}
