import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { findParentError } from '@/operations/catalogue/find-parent-error'
import { idOf } from '@/operations/id-of'
import type { Typeface } from '@/payload-types'

/** Checked for drafts too: a typeface that is its own ancestor would never end, not even in a preview. */
export const assertParent: CollectionBeforeChangeHook<Typeface> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.parent) return data
  const message = await findParentError(req.payload, {
    id: originalDoc?.id ?? null,
    parent: idOf(data.parent),
  })
  if (message === null) return data
  const errors = [{ path: 'parent', message }]
  throw new ValidationError({ collection: 'typefaces', errors, req }, req.t)
}
