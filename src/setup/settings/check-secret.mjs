import { isPublic } from './settings-of.mjs'

const LEAST_LENGTH = 32

/** What stands in examples, templates and this repository: everybody knows it, however long it is. */
const KNOWN =
  /change.?me|replace.?me|(your|my|a|the|some|super|payload|test|tests|development|example|dev).{0,2}secret|secret.?(for|key|here|goes)|passw[o0]rd|placeholder|1234567|abcdefg|qwerty/i

/** A random secret of 32 characters, even in hexadecimal, has more than this. */
const LEAST_VARIETY = 8

/**
 * The secret signs sessions, forms and links: at a public address it is a long one, which nobody else knows.
 * @param {(name: string) => string | null} text
 * @returns {string[]}
 */
export function checkSecret(text) {
  return [...checkCurrent(text), ...checkFormer(text)]
}

/** A secret that was changed: how long its links still open is set beside it, or they end at once. */
function checkFormer(text) {
  const [former, until] = [text('PAYLOAD_SECRET_BEFORE'), text('PAYLOAD_SECRET_BEFORE_UNTIL')]
  if (former === null) return []
  const errors = []
  if (until === null || !/^\d{4}-\d{2}-\d{2}/.test(until) || Number.isNaN(Date.parse(until)))
    errors.push('PAYLOAD_SECRET_BEFORE_UNTIL must say until when old links open, as 2027-01-31.')
  if (former === text('PAYLOAD_SECRET'))
    errors.push('PAYLOAD_SECRET_BEFORE must be another secret than PAYLOAD_SECRET.')
  return errors
}

function checkCurrent(text) {
  const secret = text('PAYLOAD_SECRET')
  if (secret === null || !isPublic(text('SHOP_URL'))) return []
  if (secret.length < LEAST_LENGTH)
    return [`PAYLOAD_SECRET must have ${LEAST_LENGTH} or more characters at a public SHOP_URL.`]
  if (KNOWN.test(secret) || new Set(secret).size < LEAST_VARIETY)
    return ['PAYLOAD_SECRET is one that anybody can guess: use a random one.']
  return []
}
