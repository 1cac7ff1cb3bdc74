import type { Tab } from 'payload'
import { isCoordinates } from '../../fields/coordinates'
import { jsonField } from '../../fields/common'
import { inUseField, specimensField } from './specimen-fields'

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
      admin: {
        description: 'The style its sample is set in.',
        components: { Field: '@/admin/axes/position-fields#SampleStyle' },
      },
    },
    jsonField('sampleCoordinates', {
      description: 'Where the axes of that style stand in its sample.',
      validate: isCoordinates,
      editor: '@/admin/axes/position-fields#SampleAxes',
    }),
    {
      name: 'scripts',
      type: 'text',
      hasMany: true,
      admin: { description: 'Read from the files.', readOnly: true },
    },
  ],
}
