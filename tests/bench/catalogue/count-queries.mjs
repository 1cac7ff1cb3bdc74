import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Loaded before a server of the bench: counts the statements it gives to SQLite, and writes the count to a file when it
 * is asked by a signal. The server itself is none the wiser.
 */
const Database = createRequire(join(process.cwd(), 'package.json'))('libsql')
const prepare = Database.prototype.prepare
let statements = 0

Database.prototype.prepare = function (...words) {
  statements += 1
  return prepare.apply(this, words)
}
process.on('SIGUSR2', () => {
  writeFileSync(join(process.env.DATA_DIR, 'statements'), String(statements))
})
