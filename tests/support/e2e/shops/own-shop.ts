import { createClient } from '@libsql/client'
import { join } from 'node:path'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { copyData, serveCopy } from './serve-copy'

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
  const { dataDir, remove } = copyData()
  const { address, child } = await serveCopy({ dataDir })
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  // The shop may be writing at that moment.
  const rename = async (from: string, to: string) => {
    await database.execute('pragma busy_timeout = 10000')
    return database.execute(`alter table "${from}" rename to "${to}"`)
  }

  const close = async () => {
    database.close()
    await endChild(child)
    remove()
  }

  return {
    address,
    loseTable: async (name) => void (await rename(name, `lost_${name}`)),
    findTable: async (name) => void (await rename(`lost_${name}`, name)),
    close,
    [Symbol.asyncDispose]: close,
  }
}
