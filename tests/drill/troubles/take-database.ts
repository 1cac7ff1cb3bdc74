import { createClient, type Client } from '@libsql/client'
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Takes the database away for a while: false where that cannot be done. */
export type TakeDatabase = (forMs: number) => Promise<boolean>

/** SQLite's file is locked by another process, as a backup does: this one. */
export function lockSqlite(url: string): TakeDatabase {
  return async (forMs) => {
    const client = createClient({ url })
    try {
      if (!(await lock(client))) return false
      await pause(forMs)
      await client.execute('ROLLBACK')
      return true
    } finally {
      client.close()
    }
  }
}

/** Tried without waiting in the driver, which would hold up the buyers of this process. */
async function lock(client: Client): Promise<boolean> {
  await client.execute('PRAGMA busy_timeout = 0')
  for (let attempt = 0; attempt < 200; attempt++) {
    const isLocked = await client.execute('BEGIN EXCLUSIVE').then(
      () => true,
      () => false,
    )
    if (isLocked) return true
    await pause(10)
  }
  return false
}

/** MongoDB's server is frozen, where it is a process that was started beside this command (with-mongo.mjs). */
export function freezeMongo(): TakeDatabase {
  const pid = findServer()
  return async (forMs) => {
    if (pid === null) return false
    process.kill(pid, 'SIGSTOP')
    await pause(forMs)
    process.kill(pid, 'SIGCONT')
    return true
  }
}

/** A java whose parent is one of our own ancestors. */
function findServer(): number | null {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  const processes = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([pid, parent, name]) => ({ pid: Number(pid), parent: Number(parent), name }))
  const ancestors = new Set<number>()
  for (let pid: number | undefined = process.pid; pid && !ancestors.has(pid);) {
    ancestors.add(pid)
    const child: number = pid
    pid = processes.find((one) => one.pid === child)?.parent
  }
  return processes.find(({ name, parent }) => name === 'java' && ancestors.has(parent))?.pid ?? null
}
