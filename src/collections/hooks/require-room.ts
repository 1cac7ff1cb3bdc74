import type { CollectionBeforeOperationHook } from 'payload'
import { assertRoomForUploads } from '@/operations/data-folder'

/** Before a file is stored, not after: nothing of it stays. */
export const requireRoom: CollectionBeforeOperationHook = async ({ req }) => {
  if (req.file) await assertRoomForUploads()
}
