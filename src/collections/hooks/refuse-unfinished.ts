import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { findLacks } from '@/operations/catalogue/publishing/find-lacks'
import { isScheduled } from '@/operations/scheduler/run-due-jobs'
import type { Typeface } from '@/payload-types'
import { stylePricesIn } from './save-style-prices'

/**
 * A typeface without a style, without its font files or without a price is nothing that visitors could look at or buy. What staff
 * publish, or have published at a set time, is asked; the shop's own work, such as the seed, makes its parts one after another.
 */
export const refuseUnfinished: CollectionBeforeChangeHook<Typeface> = async ({
  data,
  originalDoc,
  req,
}) => {
  const typeface = { ...originalDoc, ...data } as Typeface
  if (typeface._status !== 'published' || req.context.isRestoringVersion) return data
  if (req.payloadAPI === 'local' && !isScheduled()) return data

  const lacks = await findLacks(req.payload, {
    ...{ ...typeface, id: originalDoc?.id ?? null },
    newPrices: stylePricesIn(req),
  })
  if (lacks.length === 0) return data
  const language = req.user ? req.i18n.language : 'en'
  throw new APIError(say(language, lacks.join(' ')), 409, null, true)
}
