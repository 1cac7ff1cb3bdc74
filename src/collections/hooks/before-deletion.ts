import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { dropFilesOfStyle, dropReleases, hasStyles } from '@/operations/records/font-files'

export const dropFiles: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropFilesOfStyle(req.payload, String(id))

export const refuseWithStyles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasStyles(req.payload, String(id))) {
    throw new APIError('This typeface still has styles. Delete them first.', 409)
  }
  await dropReleases(req.payload, String(id))
}
