import { createClient } from '@libsql/client'
import { env } from '@/env'

/** Takes a table of SQLite from under the running shop; what it returns brings the table back. */
export async function loseTable(name: string): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    const database = createClient({ url: env.databaseUrl })
    await database.execute('pragma busy_timeout = 10000')
    await database.execute(`alter table "${from}" rename to "${to}"`)
    database.close()
  }
  await rename(name, `lost_${name}`)
  return () => rename(`lost_${name}`, name)
}
