import { startS3Double } from './s3-double'

/** Imported before anything of the shop: its fonts and documents lie in this bucket. */
export const bucket = await startS3Double()

Object.assign(process.env, {
  FILES_URL: bucket.url,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
})
