import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { licenceNumber } from '@/domain/order/numbers'
import { env } from '@/env'
import { findLicenceByNumber, findLicenceOfLine } from '../upgrades/held-records'

/** The same line has the same number whoever settles it. Should it belong to another line already, the next one is used. */
export function* numbersFor(linekey: string): Generator<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    yield licenceNumber(
      createHmac('sha256', env.secret).update(`licence ${linekey} ${attempt}`).digest(),
    )
  }
}

/** The number that the licence of a line has, or will have. */
export async function numberOfLine(payload: Payload, linekey: string): Promise<string> {
  const made = await findLicenceOfLine(payload, linekey)
  if (made) return made.number
  for (const number of numbersFor(linekey)) {
    if (!(await findLicenceByNumber(payload, number))) return number
  }
  throw new Error(`No licence number was free for ${linekey}.`)
}
