import { text } from 'node:stream/consumers'
import config from '@payload-config'
import { BasePayload, buildVersionCollectionFields, type SanitizedConfig } from 'payload'
import { env, parseEnv } from '@/env'
import { databaseFor } from '@/operations/database'
import { ObjectStore } from '@/operations/files/object-store'
import { moveShop, stayHere } from '@/setup/move/move-shop.mjs'
import { runCommand } from '@/setup/setup-failed.mjs'

/** What `npm run move` runs: two shops in one process, each on its database. What is asked comes on the standard input. */
const { settings, move } = JSON.parse(await text(process.stdin)) as Parameters<typeof moveShop>[0]

async function open(url: string) {
  const db = databaseFor(url) as SanitizedConfig['db']
  return new BasePayload().init({ config: { ...(await config), db } })
}

function bucketOf(url: string) {
  const { files } = parseEnv({ PAYLOAD_SECRET: env.secret, FILES_URL: url })
  return files && new ObjectStore(files)
}

await runCommand(() =>
  (move as { kind: string }).kind === 'stay'
    ? stayHere({ settings, open })
    : moveShop({ settings, move, open, bucketOf, versionFieldsOf: buildVersionCollectionFields }),
)
process.exit()
