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
      type: 'row',
      fields: [
        {
          name: 'sampleStyle',
          type: 'text',
          admin: { description: 'The style its sample is set in, by name.' },
        },
        jsonField('sampleCoordinates', {
          description: 'Axis values its sample stands at, such as {"wght": 700}.',
          validate: isCoordinates,
        }),
      ],
    },
    {
      name: 'scripts',
      type: 'text',
      hasMany: true,
      admin: { description: 'Read from the files.', readOnly: true },
    },
  ],
}
