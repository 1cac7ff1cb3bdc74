import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { publicAccess } from '../access/staff-managed'
import { anyoneFrom } from '../access/stored-files'
import { capLimit } from '../hooks/cap-limit'
import { refuseOddQuery } from '../hooks/refuse-odd-query'
import { refuseUnsafeSvg } from '../hooks/refuse-unsafe-svg'
import { requireFile } from '../hooks/require-file'
import { requireRoom } from '../hooks/require-room'
import { takePictureFromShop } from '../hooks/take-picture-from-shop'

const FOLDER = resolve('media')

export const Media: CollectionConfig = {
  slug: 'media',
  access: { ...publicAccess, read: anyoneFrom(FOLDER) },
  hooks: {
    beforeOperation: [refuseOddQuery, capLimit, requireFile, refuseUnsafeSvg, requireRoom],
    beforeDelete: [takePictureFromShop],
  },
  upload: {
    staticDir: FOLDER,
    mimeTypes: [
      ...['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
      'application/pdf',
    ],
    pasteURL: false,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      admin: { description: 'What it shows, for those who cannot see it.' },
    },
  ],
}
