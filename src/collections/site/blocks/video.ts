import type { Block } from 'payload'
import { PICTURES } from './block-groups'
import { captionField, ONLY_PICTURES } from './picture-fields'

export const Video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  ...PICTURES,
  fields: [
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { description: 'It plays when a visitor starts it.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      filterOptions: ONLY_PICTURES,
      admin: { description: 'Stands there until it plays. Empty: its first picture.' },
    },
    captionField,
  ],
}
