import { getPayload, handleEndpoints, type Payload, type Where } from 'payload'
import { rm } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import { env } from '@/env'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { sendMails } from '@/operations/mails/send-mails'
import { Browser } from './browser'
import { copyDatabase } from './template/copy-database'
import { dropMongo } from './template/empty-database'
import config from './template/quiet-config'

export const WAITING = { timeout: 20_000, interval: 50 }

const AFTER_A_CLAIM = { timeout: 45_000, interval: 50 }

export type Shop = {
  payload: Payload
  dataDir: string
  /** What the web server does with a request. */
  answer(request: Request): Promise<Response>
  /** A visitor nobody knows yet, with a cookie jar. */
  visitor(): Browser
  close(): Promise<void>
}

/** The shop of this test file, on the database that DATABASE_URL names. */
export async function openShop(): Promise<Shop> {
  const payload = await getPayload({ config })
  await copyDatabase(payload, `${inject('runFolder').split('/').at(-1)}-template`)
  // What the shop of another test file showed is none of this one's.
  globalThis.fountCatalogueSnapshot = undefined
  const answer = (request: Request) => handleEndpoints({ config, request })

  return {
    payload,
    dataDir: env.dataDir,
    answer,
    visitor: () => new Browser(answer),
    close: async () => {
      await finishMails(payload)
      await prepareTypefaces(payload)
      await dropMongo(payload)
      await payload.destroy()
      await rm(env.dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Mails go out after the answer: until all of them are out. */
export function emptyOutbox(payload: Payload): Promise<void> {
  const where: Where = { state: { in: ['waiting', 'sending'] } }
  return vi.waitFor(() => expectNone(payload, where), WAITING)
}

/**
 * Nothing may be under way when the database closes; what is tried again later is not. What a
 * test's crash left behind is sent, too, once its claim is over.
 */
function finishMails(payload: Payload): Promise<void> {
  const soon = new Date(Date.now() + 10_000).toISOString()
  const isDue = { dueAt: { less_than_equal: soon } }
  return vi.waitFor(async () => {
    await sendMails(payload)
    await expectNone(payload, {
      or: [{ state: { equals: 'sending' } }, { and: [{ state: { equals: 'waiting' } }, isDue] }],
    })
  }, AFTER_A_CLAIM)
}

async function expectNone(payload: Payload, where: Where): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'mails', where, overrideAccess: true })
  if (totalDocs > 0) throw new Error('A mail has not been sent yet.')
}
