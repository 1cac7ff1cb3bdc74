import type { CollectionConfig } from 'payload'
import { MEDIA_TYPES } from '@/domain/site/media/media-kinds'
import { anyoneWithFiles, publicAccess } from '../access-rules'
import { derivedAccess } from '../fields/common'
import { guardReads } from '../hooks/rest-requests'
import {
  checkMediaFile,
  dropMediaFile,
  keepMediaFile,
  noteMediaFile,
  requireBucket,
  requireFile,
  requireRoom,
  takePictureFromShop,
} from '../hooks/media-hooks'
import { MEDIA_FOLDER } from '@/operations/files/media-files'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { followMedia } from '../hooks/trash'
import { text, ui } from '../fields/payload-fields'

/** In lists, cut to its focal point; and in a text, where a camera's picture would be megabytes. Smaller ones stay as they are. */
const SIZES = [
  { name: 'thumbnail', width: 320, height: 320 },
  { name: 'text', width: 1280 },
] as const

export const Media: CollectionConfig = {
  slug: 'media',
  disableDuplicate: true,
  trash: true,
  access: { ...publicAccess, read: anyoneWithFiles },
  hooks: {
    beforeOperation: [guardReads, requireFile, requireRoom, requireBucket, checkMediaFile],
    beforeChange: [noteMediaFile],
    beforeDelete: [takePictureFromShop],
    afterChange: [keepMediaFile, followMedia],
    afterDelete: [dropMediaFile, refreshCatalogue],
  },
  upload: {
    staticDir: MEDIA_FOLDER,
    mimeTypes: [...MEDIA_TYPES],
    pasteURL: false,
    imageSizes: [...SIZES],
    modifyResponseHeaders: ({ headers }) =>
      /svg|xml/i.test(headers.get('Content-Type') ?? '') ? lock(headers) : headers,
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
  },
  fields: [
    text('alt', { required: true }),
    text('removed', {
      access: derivedAccess,
      admin: {
        components: { Field: '@/admin/media/removed-note#RemovedNote' },
        disableListColumn: true,
        disableListFilter: true,
      },
    }),
    ui('uses', '@/admin/media/where-used#WhereUsed', { position: 'sidebar' }),
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

/** Opened by itself, an SVG is a document: nothing in it runs, fetches or belongs to the shop. */
function lock(headers: Headers): Headers {
  headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  )
  return headers
}
