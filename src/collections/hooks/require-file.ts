import { APIError, type CollectionBeforeOperationHook } from 'payload'

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
