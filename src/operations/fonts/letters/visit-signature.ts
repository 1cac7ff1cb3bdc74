import { createHmac, hkdfSync } from 'node:crypto'
import { isSame } from '@/delivery/download-token'
import { readableSecrets } from '../../secret-key'

/** So long the addresses of a visit open letters. A page that is open for longer asks anew, by itself. */
export const VISIT_SECONDS = 30 * 60

/** What opens further letters of one style to one visit, by whose cookie it is bound, until its time is over. */
type Visit = { visit: string; styleId: string }

/** When it ends, in seconds, a dot, and the proof of it. */
export function signVisit(visit: Visit, now = new Date()): string {
  const [secret = ''] = readableSecrets(now)
  const end = (Math.floor(now.getTime() / 1000) + VISIT_SECONDS).toString(36)
  return `${end}.${proofOf(secret, visit, end)}`
}

export function opensLetters(signature: string, visit: Visit, now = new Date()): boolean {
  const [end = '', proof = '', rest] = signature.split('.')
  if (rest !== undefined || !/^[0-9a-z]{1,8}$/.test(end)) return false
  if (Number.parseInt(end, 36) * 1000 <= now.getTime()) return false
  return readableSecrets(now).some((secret) => isSame(proof, proofOf(secret, visit, end)))
}

function proofOf(secret: string, { visit, styleId }: Visit, end: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'letters of a visit', 32))
  const proven = JSON.stringify([visit, styleId, end])
  return createHmac('sha256', key).update(proven).digest('base64url').slice(0, 24)
}
