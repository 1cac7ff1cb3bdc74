import { SetupFailed } from '../setup-failed.mjs'
import { MARK } from './read-rows.mjs'

/**
 * What a move notes down in a database, under one key: at the new place that it is under way or has arrived, at the old one that the
 * shop has left.
 * @typedef {{ state: 'under-way' | 'arrived' | 'left', place: string, at: string }} Mark
 */

/**
 * Whether a move may write there: into what is empty, or where the same shop is on its way already.
 * @param {{ isEmpty: boolean, mark: Mark | null, secret: { hash: string } | null }} found
 * @param {{ words: string, secret: { hash: string } }} asked
 */
export function requireRoom({ isEmpty, mark, secret }, { words, secret: own }) {
  if (isEmpty) return
  if (mark?.state === 'arrived')
    throw new SetupFailed(
      `A shop moved into ${words} already, on ${mark.at}, and may have sold since. Nothing was changed: name an empty database, or drop that one first if it was never opened.`,
    )
  if (mark?.state !== 'under-way')
    throw new SetupFailed(
      `${words} is not empty: a shop lives there, or something else. A shop moves into an empty database, never over what is there.`,
    )
  if (secret !== null && secret.hash !== own.hash)
    throw new SetupFailed(
      `Another shop is on its way into ${words} since ${mark.at}. Run that move to its end, or name an empty database.`,
    )
}

/**
 * @param {any} payload
 * @returns {Promise<Mark | null>}
 */
export async function readMark(payload) {
  return payload.kv.get(MARK)
}

/**
 * @param {any} payload
 * @param {Mark} mark
 */
export async function writeMark(payload, mark) {
  await payload.kv.set(MARK, mark)
}

/** @param {any} payload */
export async function dropMark(payload) {
  await payload.kv.delete(MARK)
}
