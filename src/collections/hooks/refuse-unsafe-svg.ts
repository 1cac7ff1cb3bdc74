import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { findSvgFault } from '@/operations/site/logo/check-svg'

/** An SVG is a document of its own wherever it is opened: only drawings are kept. */
export const refuseUnsafeSvg: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (!/svg|xml/i.test(`${file.mimetype} ${file.name}`)) return args
  const message = findSvgFault(file.data)
  if (message === null) return args
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t)
}
