import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findSettingErrors } from '../settings/check-settings.mjs'
import { fileOf } from '../settings/read-settings.mjs'
import { SetupFailed } from '../setup-failed.mjs'

/**
 * What is asked: `kind` is what becomes of the shop. `to` and `files` are URLs; `files` null: they stay where they are, `folder`:
 * they come into the data folder.
 * @typedef {{ kind: 'move', to: string, toFile: string | null, files: string | 'folder' | null, isStopped: boolean, whileOpen: boolean } | { kind: 'stay' }} Move
 */

const USAGE = `Say where to:
  npm run move -- --to mongodb://server/database --files s3://bucket?endpoint=https://s3.example
  npm run move -- --to file:data/fount.db --files folder --stopped
--while-open copies what can be copied while the shop is open, and ends. --stay takes back that this shop has moved.`

/**
 * @param {string[]} words
 * @param {{ databaseUrl: string, databaseFile: string | null, env: Record<string, string | undefined> }} settings
 * @returns {Move}
 */
export function parseMove(words, { databaseUrl, databaseFile, env }) {
  const { to, files = null, stay, stopped, ...others } = readWords(words)
  if (stay) return { kind: 'stay' }
  if (!to) throw new SetupFailed(USAGE)
  const wrong = findSettingErrors({
    ...env,
    DATABASE_URL: to,
    FILES_URL: files === 'folder' ? undefined : (files ?? env.FILES_URL),
  })
  if (wrong.length > 0) throw new SetupFailed(wrong.map(inWordsOfMove).join('\n'))

  const toFile = fileOf(to)
  if (to === databaseUrl || (toFile !== null && toFile === databaseFile))
    throw new SetupFailed('--to names the database that the shop has now. Name another one.')
  if ((toFile === null) === (databaseFile === null))
    throw new SetupFailed(
      'A shop moves from SQLite to MongoDB, or back. From one database to another of the same kind: npm run backup, then npm run restore.',
    )
  if (toFile !== null && existsSync(toFile))
    throw new SetupFailed(
      `${toFile} is there already, and nothing is written over it. Name another file, or move it away with its -wal, -shm and -setup.json.`,
    )
  if (toFile !== null && !stopped)
    throw new SetupFailed(
      'Nothing says of a MongoDB whether a server still works on it. Stop every server of the shop, then run this again with --stopped.',
    )
  if (files === 'folder' && !env.FILES_URL?.trim())
    throw new SetupFailed(
      '--files folder brings files from the bucket of FILES_URL, and no FILES_URL is set.',
    )
  const whileOpen = others['while-open'] ?? false
  return { kind: 'move', to, toFile, files, isStopped: stopped ?? false, whileOpen }
}

function readWords(words) {
  try {
    return parseArgs({
      args: words,
      options: {
        to: { type: 'string' },
        files: { type: 'string' },
        stay: { type: 'boolean' },
        stopped: { type: 'boolean' },
        'while-open': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new SetupFailed(`${error.message}\n${USAGE}`)
  }
}

/** The settings of the new place are named by the words of this command. */
function inWordsOfMove(sentence) {
  return sentence.replaceAll('DATABASE_URL', '--to').replaceAll('FILES_URL', '--files')
}

/**
 * A URL as it may be printed and stored: without a password, and without what follows a question mark.
 * @param {string} url
 */
export function withoutPassword(url) {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '')
}
