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

/** In lists, cut to its focal point; and in a text, where a camera's picture would be megabytes. Smaller ones stay as they are. */
const SIZES = [
  { name: 'thumbnail', width: 320, height: 320 },
  { name: 'text', width: 1280 },
] as const

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
    imageSizes: [...SIZES],
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      admin: { description: 'What it shows, for those who cannot see it.' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '@/admin/media/where-used#WhereUsed' },
        disableListColumn: true,
      },
    },
  ],
}

type Stored = { filename?: string | null; sizes?: { thumbnail?: { filename?: string | null } } }

/** What was uploaded before there were sizes, or is smaller, or is a drawing, is its own thumbnail. */
function thumbnailOf(doc: Record<string, unknown>): string | null {
  const { filename, sizes } = doc as Stored
  const name = sizes?.thumbnail?.filename ?? filename
  const isPicture = String(doc.mimeType).startsWith('image/')
  return name && isPicture ? `/api/media/file/${encodeURIComponent(name)}` : null
}
