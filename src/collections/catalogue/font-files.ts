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
      options: [...['OTF', 'TTF', 'WOFF2', 'WOFF'], 'PVW', 'TRIAL'],
    },
    { name: 'isMaster', type: 'checkbox', defaultValue: false },
    { name: 'isMenuPreview', type: 'checkbox', defaultValue: false },
    readOnlyText('filename', { index: true }),
    readOnlyText('sha256', { index: true }),
    {
      name: 'sizeInBytes',
      type: 'number',
      required: true,
      admin: { components: { Cell: '@/admin/lists/text-cells#SizeCell' } },
    },
    readOnlyText('guardedLetters'),
    readOnlyText('master', { index: true }),
    readOnlyText('filekey', { unique: true }),
  ],
}
