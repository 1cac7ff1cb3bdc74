import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'

/** One style in one format. The bytes are stored under DATA_DIR, named by their SHA-256; operations write the rows. */
export const FontFiles: CollectionConfig = {
  slug: 'font-files',
  access: recordAccess,
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'typeface', 'style', 'format', 'isMenuPreview', 'sizeInBytes'],
  },
  fields: [
    { name: 'style', type: 'relationship', relationTo: 'styles', required: true, index: true },
    {
      name: 'typeface',
      type: 'relationship',
      relationTo: 'typefaces',
      required: true,
      index: true,
    },
    {
      name: 'format',
      type: 'select',
      required: true,
      options: [
        ...['OTF', 'TTF', 'WOFF2', 'WOFF'],
        { value: 'PVW', label: 'Preview' },
        { value: 'TRIAL', label: 'Trial font' },
      ],
    },
    { name: 'isMaster', type: 'checkbox', defaultValue: false },
    { name: 'isMenuPreview', type: 'checkbox', defaultValue: false },
    readOnlyText('filename', { index: true }),
    readOnlyText('sha256', { index: true }),
    {
      name: 'sizeInBytes',
      type: 'number',
      required: true,
      label: 'Size',
      admin: {
        description: 'In bytes.',
        components: { Cell: '@/admin/lists/text-cells#SizeCell' },
      },
    },
    readOnlyText('guardedLetters', { label: 'Letters of its pages beside the plain ones' }),
    readOnlyText('master', { index: true, label: 'SHA-256 of its master' }),
    readOnlyText('filekey', { unique: true, label: 'Master and recipe' }),
  ],
}
