import config from '@payload-config'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { env } from '@/env'
import { Browser } from './browser'
import { copyDatabase } from './copy-database'
import { mongoOf } from './empty-database'

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
  const answer = (request: Request) => handleEndpoints({ config, request })

  return {
    payload,
    dataDir: env.dataDir,
    answer,
    visitor: () => new Browser(answer),
    close: async () => {
      await mongoOf(payload)?.connection.dropDatabase()
      await payload.destroy()
      await rm(env.dataDir, { recursive: true, force: true })
    },
  }
}
