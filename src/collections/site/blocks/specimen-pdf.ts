import type { Block } from 'payload'
import { PICTURES } from './block-groups'
import { ONLY_PICTURES } from './picture-fields'

export const SpecimenPdf: Block = {
  slug: 'pdf',
  interfaceName: 'PdfBlock',
  labels: { singular: 'PDF', plural: 'PDFs' },
  ...PICTURES,
  fields: [
    {
      name: 'file',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { equals: 'application/pdf' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          admin: { description: 'Empty: what the file says it shows.' },
        },
        { name: 'pages', type: 'number', min: 1, max: 10_000 },
      ],
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      filterOptions: ONLY_PICTURES,
      admin: { description: 'Its first page as a picture. May stay empty.' },
    },
  ],
}
