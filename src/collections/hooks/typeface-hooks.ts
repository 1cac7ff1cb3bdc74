import {
  APIError,
  type CollectionAfterChangeHook as AfterChange,
  type CollectionAfterDeleteHook as AfterDelete,
  type CollectionBeforeChangeHook as BeforeChange,
  type CollectionBeforeDeleteHook,
  type GlobalAfterChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { previewLevelOf } from '@/domain/catalogue/preview-level'
import { findParentError } from '@/operations/catalogue/find-parent-error'
import { errorOfLetters, findThoseWithout } from '@/operations/fonts/check-letters'
import { startPreparing } from '@/operations/fonts/refresh-typeface'
import { idOf } from '@/operations/id-of'
import {
  dropFilesOfStyle,
  dropReleases,
  findTypeface,
  hasStyles,
} from '@/operations/records/font-files'
import { markAllWaiting, markWaiting, PREPARED, waitingSince } from '@/operations/records/typefaces'
import type { Page, Shop, Style, Typeface } from '@/payload-types'
import { say } from '@/domain/staff/german/in-german'
import { findLacks } from '@/operations/catalogue/publishing/find-lacks'
import { isScheduled } from '@/operations/scheduler/run-scheduler'
import { stylePricesIn } from './save-style-prices'
import { refused } from './refuse'

/**
 * A typeface is published with the note that its fonts wait to be prepared, in one write. A draft has nothing prepared: the
 * page still shows the name that was published.
 */
export const queuePreparation: BeforeChange<Typeface> = async ({ data, originalDoc, req }) => {
  if (req.context.quiet) return data
  const typeface = { ...originalDoc, ...data } as Typeface
  const isDraft = typeface._status !== 'published' || req.context.isRestoringVersion
  if (isDraft) return { ...data, ...PREPARED }

  const message = originalDoc
    ? await errorOfLetters(req.payload, { id: originalDoc.id, typeface })
    : null
  if (message !== null)
    throw refused(req, 'typefaces', [{ path: typeface.menuText ? 'menuText' : 'name', message }])
  return { ...data, ...waitingSince(new Date()) }
}

export const prepareTypeface: AfterChange<Typeface> = ({ doc, req }) => {
  if (doc._status === 'published' && !req.context.quiet) startPreparing(req.payload)
  return doc
}

/** What the animated name, the menu previews and the merged facts are worked out from, beside the masters themselves. */
const DECISIVE = ['typ', 'weight', 'slope', 'defaultCoordinates', 'variation'] as const

/**
 * A style that stands elsewhere in its family changes how the family's name is set. The typeface waits from before the write,
 * so that no end of the process between the two can lose it.
 */
export const queueTypefaceOfStyle: BeforeChange<Style> = async ({ data, originalDoc, req }) => {
  const style = { ...originalDoc, ...data } as Style
  if (!style.master || req.context.quiet || !isDecisive(style, originalDoc)) return data

  await assertLetters(req, style)
  await markWaiting(req.payload, idOf(style.typeface))
  return data
}

export const prepareTypefaceOfStyle: AfterChange<Style> = async ({ doc, previousDoc, req }) => {
  if (doc.master && !req.context.quiet && isDecisive(doc, previousDoc)) {
    await prepareAgain(req.payload, idOf(doc.typeface))
  }
  return doc
}

export const prepareTypefaceWithoutStyle: AfterDelete<Style> = async ({ doc, req }) => {
  if (doc.master && !req.context.quiet) await prepareAgain(req.payload, idOf(doc.typeface))
  return doc
}

async function assertLetters(req: PayloadRequest, style: Style): Promise<void> {
  const id = idOf(style.typeface)
  const typeface = await findTypeface(req.payload, id)
  const message = typeface && (await errorOfLetters(req.payload, { id, typeface, change: style }))
  if (message) throw refused(req, 'styles', [{ path: 'slope', message }])
}

/** What pages bring along is made anew where the shop chose otherwise; a typeface that differs stays as it is. */
export const renewPreviews: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc].map((shop: Shop) => previewLevelOf(null, shop ?? {}))
  if (before !== after && !req.context.quiet) {
    await markAllWaiting(req.payload)
    startPreparing(req.payload)
  }
  return doc
}

/** A letter that staff wrote on a page or in a story comes with the previews that are guarded, too. */
export const renewLettersOfPages: AfterChange = async ({ doc, previousDoc, req }) => {
  if (!isPublished(doc) || req.context.quiet) return doc
  const before = new Set(isPublished(previousDoc) ? wordsOf(previousDoc) : '')
  const letters = [...new Set(wordsOf(doc))].filter((letter) => !before.has(letter))
  for (const typeface of await findThoseWithout(req.payload, letters.join(''))) {
    await prepareAgain(req.payload, typeface)
  }
  return doc
}

function isPublished(page: Partial<Page> | undefined): page is Page {
  return page?._status === 'published'
}

function wordsOf({ title, lead, content, blocks }: Page): string {
  return JSON.stringify([title, lead, content, blocks])
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

/** Checked for drafts too: a typeface that is its own ancestor would never end, not even in a preview. */
export const assertParent: BeforeChange<Typeface> = async ({ data, originalDoc, req }) => {
  if (!data.parent) return data
  const message = await findParentError(req.payload, {
    id: originalDoc?.id ?? null,
    parent: idOf(data.parent),
  })
  if (message === null) return data
  throw refused(req, 'typefaces', [{ path: 'parent', message }])
}

export const dropFiles: CollectionBeforeDeleteHook = ({ id, req }) =>
  dropFilesOfStyle(req.payload, String(id))

export const refuseWithStyles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await hasStyles(req.payload, String(id))) {
    throw new APIError('This typeface still has styles. Delete them first.', 409)
  }
  await dropReleases(req.payload, String(id))
}

/**
 * A typeface without a style, without its font files or without a price is nothing that visitors could look at or buy. What staff
 * publish, or have published at a set time, is asked; the shop's own work, such as the seed, makes its parts one after another.
 */
export const refuseUnfinished: BeforeChange<Typeface> = async ({ data, originalDoc, req }) => {
  const typeface = { ...originalDoc, ...data } as Typeface
  if (typeface._status !== 'published' || req.context.isRestoringVersion) return data
  if (req.payloadAPI === 'local' && !isScheduled()) return data

  const lacks = await findLacks(req.payload, {
    ...typeface,
    id: originalDoc?.id ?? null,
    newPrices: stylePricesIn(req),
  })
  if (lacks.length === 0) return data
  const language = req.user ? req.i18n.language : 'en'
  throw new APIError(say(language, lacks.join(' ')), 409, null, true)
}
