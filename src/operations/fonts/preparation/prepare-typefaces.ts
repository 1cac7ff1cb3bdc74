import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'
import { runExclusive } from '../../run-exclusive'
import { refreshPages } from '../../site/page-cache/refresh-pages'
import { failureOf } from '../../uploads/failure-of'
import { dropReleases, hasStyles } from '../deletion-records'
import { refreshTypeface } from '../refresh-typeface'
import { claimTypeface, endPreparation } from './preparation-records'

/** Begins and returns at once: a save is answered before its fonts are worked on. */
export function startPreparing(payload: Payload): void {
  prepareTypefaces(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Typefaces could not be prepared' })
  })
}

/**
 * Whatever a save left to do: menu previews, the metrics of the name, merged facts, missing files. One typeface after another;
 * what a process left behind when it ended is taken up again.
 */
export async function prepareTypefaces(payload: Payload): Promise<void> {
  await runExclusive('typefaces to prepare', async () => {
    let claimed = await claimTypeface(payload, new Date())
    if (!claimed) return
    for (; claimed; claimed = await claimTypeface(payload, new Date())) {
      await endPreparation(payload, claimed, await prepare(payload, claimed))
    }
    await refreshPages(payload)
  })
}

/** What went wrong, in a sentence for staff. */
async function prepare(payload: Payload, { id, name }: Typeface): Promise<string | null> {
  try {
    await runExclusive(id, async () => {
      if (await hasStyles(payload, id)) await refreshTypeface(payload, id)
      else await dropReleases(payload, id)
    })
    return null
  } catch (error) {
    payload.logger.error({ err: error, msg: `The fonts of ${name} could not be prepared` })
    return failureOf('family', error).sentence
  }
}
