import { open, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Config,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import {
  LARGEST_MEDIA_IN_BYTES,
  mediaKindOf,
  refuseMediaFile,
} from '@/domain/site/media/media-kinds'
import { env } from '@/env'
import { assertRoomForUploads } from '@/operations/data-folder'
import { bringMedia, dropMedia, storeMedia } from '@/operations/files/media-files'
import { storedFiles } from '@/operations/files/stored-files'
import { dropPictureOfShop } from '@/operations/records/shop'
import { cleanPicture } from '@/operations/site/media/clean-picture'
import { cleanSvg } from '@/operations/site/media/clean-svg'
import { measureVideo } from '@/operations/site/media/measure-video'
import { findById } from '@/operations/records/rows'

type UploadedFile = NonNullable<PayloadRequest['file']>

/** What the shop does not show is refused before it is stored, and an SVG is kept as the drawing in it alone. */
export const checkMediaFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const isCalledSvg = /svg|xml/i.test(file.mimetype) || /\.(svgz?|xml)$/i.test(file.name)
  const isSvg = isCalledSvg || (await isMarkup(file))
  const mimeType = isSvg ? 'image/svg+xml' : file.mimetype
  const refusal = refuseMediaFile({ mimeType, sizeInBytes: file.size })
  if (refusal) throw refused(refusal, req)
  if (isSvg) await keepDrawing(file, req)
  else if (mediaKindOf(mimeType) === 'picture') await keepPicture(file, req)
  return args
}

/** Whatever it says it is. */
async function isMarkup({ tempFilePath, data }: UploadedFile): Promise<boolean> {
  const start = tempFilePath ? await readStart(tempFilePath) : data.subarray(0, 256)
  return (
    start.toString('latin1').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)|[\0\s]/g, '')[0] === '<'
  )
}

async function readStart(path: string): Promise<Buffer> {
  await using handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0)
  return buffer.subarray(0, bytesRead)
}

async function keepDrawing(file: UploadedFile, req: PayloadRequest): Promise<void> {
  const cleaned = cleanSvg(await bytesOf(file))
  if (cleaned.kind === 'refused') throw refused(cleaned.sentence, req)
  await replaceBytes(file, cleaned.bytes)
  req.context.svgRemovals = cleaned.removed.join(' ')
}

/** What a camera wrote into it is nobody's to read in the shop. */
async function keepPicture(file: UploadedFile, req: PayloadRequest): Promise<void> {
  const cleaned = await cleanPicture(await bytesOf(file))
  if (cleaned.kind === 'refused') throw refused(cleaned.sentence, req)
  if (cleaned.kind === 'cleaned') await replaceBytes(file, cleaned.bytes)
}

async function bytesOf({ tempFilePath, data }: UploadedFile): Promise<Buffer> {
  return tempFilePath ? await readFile(tempFilePath) : data
}

async function replaceBytes(file: UploadedFile, bytes: Uint8Array): Promise<void> {
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes)
  else file.data = Buffer.from(bytes)
  file.size = bytes.length
}

/** What is known of a file only once it was read: what an SVG lost, and how large a video is drawn. */
export const noteMediaFile: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const isVideo = mediaKindOf(file.mimetype) === 'video'
  const size = isVideo ? await measureVideo(file.tempFilePath || file.data) : null
  return { ...data, ...size, removed: (req.context.svgRemovals as string | undefined) || null }
}

function refused(message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t)
}

/** Without a file Payload would fetch one from the address that the row names, wherever it is. */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isCopy = Boolean((args as { duplicateFromID?: unknown }).duplicateFromID)
  const isByStaff = req.payloadAPI === 'REST' && Boolean(req.user)
  if (operation !== 'create' || !isByStaff || isCopy || req.file) return args
  throw new FileIsMissing('Choose a file.', 400, null, true)
}

/** Logged as what is wrong in a form is: not at all. */
class FileIsMissing extends APIError {
  override readonly name = 'ValidationError'
}

/** Before a file is stored, not after: nothing of it stays. */
export const requireRoom: CollectionBeforeOperationHook = async ({ req }) => {
  if (req.file) await assertRoomForUploads()
}

/** The same of the bucket; and a picture that is cut anew here may have been stored by another server. */
export const requireBucket: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (storedFiles.objects === null) return
  if (req.file) await storedFiles.objects.ask()
  const { id } = args as { id?: string }
  if (operation !== 'update' || !id) return
  const filename = (await findById(req.payload, 'media', id))?.filename
  if (filename) await bringMedia(req.payload, filename)
}

export const keepMediaFile: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  await storeMedia(doc, previousDoc)
}

export const dropMediaFile: CollectionAfterDeleteHook = ({ doc }) => dropMedia(doc)

/** A form around the file. */
const REST_OF_A_REQUEST = 1024 * 1024

/** A video is written to the disk as it arrives, and never held in memory. Each kind has its own limit: see checkMediaFile. */
export const uploadLimits: Config['upload'] = {
  abortOnLimit: true,
  limits: { fileSize: LARGEST_MEDIA_IN_BYTES },
  requestSizeLimit: LARGEST_MEDIA_IN_BYTES + REST_OF_A_REQUEST,
  responseOnLimit: 'This file is too large. A video may have 256 MB, a PDF 64, a picture 32.',
  tempFileDir: resolve(env.dataDir, 'incoming'),
  useTempFiles: true,
}

/** A picture that is deleted is the shop's no longer. */
export const takePictureFromShop: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropPictureOfShop(req, id)
