import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { checkShares } from '@/operations/reports/check-shares'
import type { Designer } from '@/payload-types'

/** Refuses shares that would pay out more than a typeface earns, with the row that is too much. */
export const assertShares: CollectionBeforeChangeHook<Designer> = async ({
  data,
  originalDoc,
  req,
}) => {
  const designer = { ...originalDoc, ...data } as Designer
  const errors = await checkShares(req.payload, designer)
  if (errors.length > 0) {
    throw new ValidationError({ collection: 'designers', errors, req }, req.t)
  }
  return data
}
