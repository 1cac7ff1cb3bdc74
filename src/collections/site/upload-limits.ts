import { resolve } from 'node:path'
import type { Config } from 'payload'
import { LARGEST_MEDIA_IN_BYTES } from '@/domain/site/media/media-kinds'
import { env } from '@/env'

/** A form around the file. */
const REST_OF_A_REQUEST = 1024 * 1024

/** A video is written to the disk as it arrives, and never held in memory. Each kind has its own limit: see check-media-file.ts. */
export const uploadLimits: Config['upload'] = {
  abortOnLimit: true,
  limits: { fileSize: LARGEST_MEDIA_IN_BYTES },
  requestSizeLimit: LARGEST_MEDIA_IN_BYTES + REST_OF_A_REQUEST,
  responseOnLimit: 'This file is too large. A video may have 256 MB, a PDF 64, a picture 32.',
  tempFileDir: resolve(env.dataDir, 'incoming'),
  useTempFiles: true,
}
