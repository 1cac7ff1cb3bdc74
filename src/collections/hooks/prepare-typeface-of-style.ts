import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { findTypeface } from '@/operations/records/font-files'
import { errorOfLetters } from '@/operations/fonts/check-letters'
import { markWaiting } from '@/operations/records/typefaces'
import { startPreparing } from '@/operations/fonts/refresh-typeface'
import { idOf } from '@/operations/id-of'
import type { Style } from '@/payload-types'

/** What the animated name, the menu previews and the merged facts are worked out from, beside the masters themselves. */
const DECISIVE = ['typ', 'weight', 'slope', 'defaultCoordinates', 'variation'] as const

/**
 * A style that stands elsewhere in its family changes how the family's name is set. The typeface waits from before the write,
 * so that no end of the process between the two can lose it.
 */
export const queueTypefaceOfStyle: CollectionBeforeChangeHook<Style> = async ({
  data,
  originalDoc,
  req,
}) => {
  const style = { ...originalDoc, ...data } as Style
  if (!style.master || req.context.quiet || !isDecisive(style, originalDoc)) return data

  await assertLetters(req, style)
  await markWaiting(req.payload, idOf(style.typeface))
  return data
}

export const prepareTypefaceOfStyle: CollectionAfterChangeHook<Style> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.master && !req.context.quiet && isDecisive(doc, previousDoc)) {
    await prepareAgain(req.payload, idOf(doc.typeface))
  }
  return doc
}

export const prepareTypefaceWithoutStyle: CollectionAfterDeleteHook<Style> = async ({
  doc,
  req,
}) => {
  if (doc.master && !req.context.quiet) await prepareAgain(req.payload, idOf(doc.typeface))
  return doc
}

async function assertLetters(req: PayloadRequest, style: Style): Promise<void> {
  const id = idOf(style.typeface)
  const typeface = await findTypeface(req.payload, id)
  const message = typeface && (await errorOfLetters(req.payload, { id, typeface, change: style }))
  if (!message) return
  const errors = [{ path: 'slope', message }]
  throw new ValidationError({ collection: 'styles', errors, req }, req.t)
}

/** The row is written: whatever goes wrong from here on must not refuse the save. */
async function prepareAgain(payload: Payload, typeface: string): Promise<void> {
  try {
    await markWaiting(payload, typeface)
    startPreparing(payload)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Typeface ${typeface} was not queued` })
  }
}

function isDecisive(style: Style, before: Style | undefined): boolean {
  return DECISIVE.some((key) => JSON.stringify(style[key]) !== JSON.stringify(before?.[key]))
}
