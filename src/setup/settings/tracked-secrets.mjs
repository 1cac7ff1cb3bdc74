import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsOf } from './settings-of.mjs'

const SECRETS = [
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_BEFORE',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AWS_SECRET_ACCESS_KEY',
]

/** Settings that are addresses, which may carry a password. */
const ADDRESSES = ['SMTP_URL', 'DATABASE_URL']

/** A shorter one stands in any text by chance. */
const LEAST_LENGTH = 8

/**
 * Files that git tracks and that hold secrets of this shop: whoever has the repository has them, and a commit does not forget.
 * @param {Record<string, string | undefined>} source
 * @returns {string[]}
 */
export function findTrackedSecrets(source, folder = '.') {
  const settings = git(folder, ['ls-files', '-z', '--', '.env', '.env.*', ':!.env.example'])
  // By the standard input: arguments of a program can be read by everybody on the machine.
  const holding = git(folder, ['grep', '-z', '-l', '-F', '-f', '-'], secretsOf(source))
  return [...new Set([...settings, ...holding])].toSorted()
}

/** Said at the start, which goes on: the shop works, and to change a secret takes a person. */
export function warnOfTrackedSecrets({ env, dataDir, hasOwnSecret }) {
  const made = hasOwnSecret ? {} : { PAYLOAD_SECRET: readFileSync(join(dataDir, 'secret'), 'utf8') }
  const files = findTrackedSecrets({ ...env, ...made })
  if (files.length === 0) return
  console.warn(`
Git tracks secrets of this shop, in ${files.join(', ')}: whoever has the repository has them.
Take them out (git rm --cached), keep them in .env, and change them: commits of before still hold them.`)
}

function secretsOf(source) {
  const text = settingsOf(source)
  const values = SECRETS.map((name) => text(name) ?? '')
  const passwords = ADDRESSES.flatMap((name) => passwordsIn(text(name)))
  return [...values, ...passwords].filter((value) => value.length >= LEAST_LENGTH)
}

/** As it is written in the address, and as one types it. */
function passwordsIn(address) {
  const written = /:\/\/[^/@]*?:([^/@]+)@/.exec(address ?? '')?.[1]
  if (!written) return []
  try {
    return [...new Set([written, decodeURIComponent(written)])]
  } catch {
    return [written]
  }
}

/** Names of files; none where there is no git, or no repository. */
function git(folder, words, lines = null) {
  if (lines?.length === 0) return []
  const { stdout } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    ...(lines ? { input: `${lines.join('\n')}\n` } : {}),
  })
  return (stdout ?? '').split('\0').filter(Boolean)
}
