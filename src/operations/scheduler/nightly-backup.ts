import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { build, env } from '@/env'

/** By the clock of the machine: when the fewest people buy. */
const HOUR_OF_NIGHT = 3

/** Backs the shop up once a night, where a folder is set, by the program that `npm run backup` is. What failed is tried again in an hour. */
export async function backUpNightly(
  payload: Payload,
  { now = new Date(), program = programOf(), backup = env.backup } = {},
): Promise<void> {
  if (backup === null || program === null) return
  if (!isBackupDue(await findLastBackup(backup.folder), now)) return

  const words = [program, backup.folder, '--keep-days', String(backup.keepDays)]
  // It ends with this process: src/setup/backup.mjs.
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const code = new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  const [said = '', failure = ''] = await Promise.all(
    [child.stdout, child.stderr].map((output) => (output ? readText(output) : '')),
  )
  if ((await code) !== 0) throw new Error(`The nightly backup failed. ${failure}${said}`.trim())
  payload.logger.info({ msg: said.trim() })
}

/** Whether three in the morning has passed since the last one, or there is none. */
export function isBackupDue(last: Date | null, now: Date): boolean {
  const night = new Date(now)
  night.setHours(HOUR_OF_NIGHT, 0, 0, 0)
  if (night > now) night.setDate(night.getDate() - 1)
  return last === null || last < night
}

/** When the newest finished backup was made; each is named by its time (src/setup/backup/backup-folder.mjs). */
export async function findLastBackup(folder: string): Promise<Date | null> {
  const names = await readdir(join(folder, 'backups')).catch(() => [])
  const newest = names.toSorted().findLast((name) => NAME.test(name))
  return newest ? new Date(newest.replace(NAME, '$1:$2:$3.$4Z')) : null
}

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/

function programOf(): string | null {
  return build.programs && join(build.programs, 'backup.mjs')
}
