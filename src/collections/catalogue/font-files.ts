import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { checkbox, number, relationship, select } from '../fields/payload-fields'

/** One style in one format. The bytes are stored under DATA_DIR, named by their SHA-256; operations write the rows. */
export const FontFiles: CollectionConfig = {
  slug: 'font-files',
  access: recordAccess,
  fields: [
    relationship('style', 'styles', { required: true, index: true }),
    relationship('typeface', 'typefaces', { required: true, index: true }),
    select('format', ['OTF', 'TTF', 'WOFF2', 'WOFF', 'PVW', 'TRIAL'], { required: true }),
    checkbox('isMaster', { defaultValue: false }),
    checkbox('isMenuPreview', { defaultValue: false }),
    readOnlyText('filename', { index: true }),
    readOnlyText('sha256', { index: true }),
    number('sizeInBytes', {
      required: true,
      admin: { components: { Cell: '@/admin/lists/text-cells#SizeCell' } },
    }),
    readOnlyText('guardedLetters'),
    readOnlyText('master', { index: true }),
    readOnlyText('filekey', { unique: true }),
  ],
}
