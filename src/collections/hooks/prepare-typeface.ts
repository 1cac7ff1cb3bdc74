import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
} from 'payload'
import { errorOfLetters } from '@/operations/fonts/check-letters'
import { PREPARED, waitingSince } from '@/operations/records/typefaces'
import { startPreparing } from '@/operations/fonts/refresh-typeface'
import type { Typeface } from '@/payload-types'

/**
 * A typeface is published with the note that its fonts wait to be prepared, in one write. A draft has nothing prepared: the
 * page still shows the name that was published.
 */
export const queuePreparation: CollectionBeforeChangeHook<Typeface> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (req.context.quiet) return data
  const typeface = { ...originalDoc, ...data } as Typeface
  const isDraft = typeface._status !== 'published' || req.context.isRestoringVersion
  if (isDraft) return { ...data, ...PREPARED }

  const message = originalDoc
    ? await errorOfLetters(req.payload, { id: originalDoc.id, typeface })
    : null
  if (message !== null) {
    const errors = [{ path: typeface.menuText ? 'menuText' : 'name', message }]
    throw new ValidationError({ collection: 'typefaces', errors, req }, req.t)
  }
  return { ...data, ...waitingSince(new Date()) }
}

export const prepareTypeface: CollectionAfterChangeHook<Typeface> = ({ doc, req }) => {
  if (doc._status === 'published' && !req.context.quiet) startPreparing(req.payload)
  return doc
}
