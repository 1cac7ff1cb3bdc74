import type { Payload } from 'payload'
import { LIMITS, mailbox } from '@/domain/limits/limits'
import { ConfirmationNeeded, ConfirmationWrong } from '@/domain/staff/staff-error'
import { countRequest, takeBack } from '../limits/count-requests'
import { hashInTurn, isPasswordOf } from './staff-sign-in'
import { findConfirmations, findPasswordHash, setConfirmations } from '../records/users'
import { provePasskey } from './passkeys'
import { opensFactor } from './second-factor'

/** Who asks, and where they are signed in. */
export type SignedIn = { id: string; email: string; visit: string | undefined }

type User = { id: number | string; email?: string | null; _sid?: string }

/** As Payload knows them by their cookie. */
export function signedInAs(user: User): SignedIn {
  return { id: String(user.id), email: user.email ?? '', visit: user._sid }
}

/** So long whoever confirmed is not asked again. */
const COUNTS_FOR_MS = 10 * 60 * 1000

/**
 * Lets pass who has confirmed in this visit that they are the person who signed in, or does it now: an open laptop or a stolen
 * cookie must not be enough to take a login over.
 */
export async function requireConfirmed(payload: Payload, who: SignedIn, given: unknown) {
  if (typeof given === 'string' && given.trim() !== '') return confirmLogin(payload, who, given)
  if (!(await isConfirmed(payload, who))) throw new ConfirmationNeeded()
}

/** By the current password, a code of the second factor or a passkey: tries count as those of a sign-in do. */
export async function confirmLogin(
  payload: Payload,
  { id, email, visit }: SignedIn,
  given: string | { passkey: unknown },
): Promise<void> {
  const subject = guessesOf({ email, visit })
  await countRequest(payload, LIMITS.signInOfMember, subject)
  if (typeof given !== 'string') await provePasskey(payload, { id, response: given.passkey })
  else if (!(await isRight(payload, { id, given }))) throw new ConfirmationWrong()
  await takeBack(payload, LIMITS.signInOfMember, subject)
  if (visit === undefined) return
  const others = await findConfirmations(payload, id)
  await setConfirmations(payload, id, { ...recent(others), [visit]: Date.now() })
}

/** What guesses of whoever is signed in count by: those of strangers are none of theirs. */
export function guessesOf({ email, visit }: Omit<SignedIn, 'id'>): string {
  return `${mailbox(email)} visit ${visit ?? ''}`
}

export async function isConfirmed(payload: Payload, { id, visit }: SignedIn): Promise<boolean> {
  return visit !== undefined && Object.hasOwn(recent(await findConfirmations(payload, id)), visit)
}

async function isRight(payload: Payload, { id, given }: { id: string; given: string }) {
  if (await opensFactor(payload, { id, code: given })) return true
  const stored = await findPasswordHash(payload, id)
  return stored !== null && hashInTurn(() => isPasswordOf(stored, given))
}

function recent(confirmations: Record<string, number>): Record<string, number> {
  const since = Date.now() - COUNTS_FOR_MS
  return Object.fromEntries(Object.entries(confirmations).filter(([, at]) => at > since))
}
