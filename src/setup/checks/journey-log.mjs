import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetupFailed } from '../setup-failed.mjs'

/** Whatever the shops of the end-to-end tests print. */
export const JOURNEY_LOG = 'data/test/journeys.log'

/** Buyers and staff of the tests, and what belongs to them alone: no log of a shop holds any of it. */
export const NOBODY_MAY_READ =
  /[\w.+-]+@example\.(org|com)|Hauptstra|Ada Buyer|Tess Ter|pbkdf2-sha256|params: (?!\[left out\]|$)|\/api\/download\/\w{8}|\/(cart|order)\/[\w-]{22}|csrftoken=|fount-token=|pi_\w+_secret_/m

export function beginJourneyLog() {
  mkdirSync(dirname(JOURNEY_LOG), { recursive: true })
  rmSync(JOURNEY_LOG, { force: true })
}

/** Fails, naming the lines, where the shops have printed what nobody may read. */
export function assertJourneysNameNobody() {
  const text = existsSync(JOURNEY_LOG) ? readFileSync(JOURNEY_LOG, 'utf8') : ''
  const lines = text.split('\n').filter((line) => NOBODY_MAY_READ.test(line))
  if (lines.length === 0) return
  const shown = lines.slice(0, 10).map((line) => `  ${line.slice(0, 300)}`)
  throw new SetupFailed(
    [`${JOURNEY_LOG} holds what nobody may read, ${lines.length} times:`, ...shown].join('\n'),
  )
}
