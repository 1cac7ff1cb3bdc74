import { createClient } from '@libsql/client'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JOURNEY_LOG } from '../../../../src/setup/checks/journey-log.mjs'
import { testEnvironment } from '../../../../src/setup/checks/test-environment.mjs'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import { serveShop } from '../../../../src/setup/processes/serve-shop.mjs'
import { readSettings } from '../../../../src/setup/settings/read-settings.mjs'

/** What the shop of the run was built and seeded into; another's is named beside FOUNT_TEST_URL. */
const BUILD = process.env.FOUNT_TEST_BUILD ?? '.next-test'
const MODEL = process.env.FOUNT_TEST_MODEL ?? 'data/test/model'

export type OwnShop = AsyncDisposable & {
  address: string
  /** Takes a table from under the running shop. */
  loseTable(name: string): Promise<void>
  /** Brings it back as it was. */
  findTable(name: string): Promise<void>
  close(): Promise<void>
}

/** A second shop from the same build, whose database may be damaged. */
export async function openOwnShop(): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fount-'))
  cpSync(MODEL, dataDir, { recursive: true })
  const { address, child } = await serveShop(
    readSettings({
      ...testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: BUILD }),
      PORT: String(await findFreePort()),
    }),
    { log: JOURNEY_LOG },
  )
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  const rename = (from: string, to: string) =>
    database.execute(`alter table "${from}" rename to "${to}"`)

  const close = async () => {
    database.close()
    await endChild(child)
    rmSync(dataDir, { recursive: true, force: true })
  }

  return {
    address,
    loseTable: async (name) => void (await rename(name, `lost_${name}`)),
    findTable: async (name) => void (await rename(`lost_${name}`, name)),
    close,
    [Symbol.asyncDispose]: close,
  }
}
