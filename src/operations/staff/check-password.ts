import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 200

/** Below it stand the lists of common passwords, and what is made of them by a digit, a capital or a second time. */
const LEAST_SCORE = 2

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Why this may not be a password of staff; null: it may. What belongs to the person is as easy to guess as what is common. */
export function problemOfPassword(password: unknown, personal: string[] = []): string | null {
  if (typeof password !== 'string' || [...password].length < SHORTEST_PASSWORD) {
    return `Use ${SHORTEST_PASSWORD} characters or more: a few words that do not belong together.`
  }
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`
  const { score } = strength.check(password, personal)
  if (score >= LEAST_SCORE) return null
  return 'This password is easy to guess. Use a few words that do not belong together.'
}
