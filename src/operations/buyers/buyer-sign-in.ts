import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { EmailAddress } from '@/domain/customer/email-address'
import { LIMITS, mailbox } from '@/domain/limits/limits'
import { SignInIsGone } from '@/domain/request-error'
import type { SignIn } from '@/payload-types'
import { countRequest } from '../limits/count-requests'
import { sendMailsSoon } from '../mails/send-mails'
import { enqueueMail } from '../records/mails'
import { consumeSignIn, endSession, findOpenSignIn, insertSignIn } from '../records/sign-ins'
import { hashOf, keyOf, opensRow } from '../secret-key'

const MINUTE_MS = 60_000

export const LINK_MINUTES = 15

/** In the browser that asked for the link. */
const SESSION_MS = 30 * 24 * 60 * MINUTE_MS

/** In any other: a link may have been passed on, or opened on a computer that others use. */
const SESSION_ELSEWHERE_MS = 60 * MINUTE_MS

/** Sends a link by mail. All that is done here is done for every address, known or not; what it answers is a key for the browser that asked. */
export async function requestSignIn(payload: Payload, email: EmailAddress): Promise<string> {
  await countRequest(payload, LIMITS.holderLinkOfEmail, mailbox(email))
  const expiresAt = new Date(Date.now() + LINK_MINUTES * MINUTE_MS)
  const row = await insertSignIn(payload, { email, expiresAt })
  await enqueueMail(payload, {
    mailkey: `sign-in:${row.id}`,
    kind: 'sign_in',
    to: email,
    about: row.id,
  })
  sendMailsSoon(payload)
  return keyOf('asked', row.nonce ?? '')
}

/** What a link would open, for its page: nothing is used up by looking. null: it opens nothing. */
export async function readSignIn(
  payload: Payload,
  { token, asked }: { token: string; asked: string | null },
): Promise<{ email: string; isHere: boolean; expiresAt: string } | null> {
  const row = await findOpenSignIn(payload, token)
  if (!row) return null
  return { email: row.email ?? '', isHere: wasAskedBy(asked, row), expiresAt: row.expiresAt }
}

/**
 * Opens a link, once. It is not bound to the browser that asked: people ask at a desk and read their mail on a phone. Another
 * browser is told whose licences it opens before it does, and is signed in for an hour alone.
 */
export async function confirmSignIn(
  payload: Payload,
  { token, asked, previous }: { token: string; asked: string | null; previous: string | null },
): Promise<{ email: string; secret: string; endsAt: Date }> {
  const row = await findOpenSignIn(payload, token)
  if (!row) throw new SignInIsGone()
  const secret = randomBytes(32).toString('base64url')
  const lasts = wasAskedBy(asked, row) ? SESSION_MS : SESSION_ELSEWHERE_MS
  const endsAt = new Date(Date.now() + lasts)
  const session = { sessionhash: hashOf(secret), sessionEndsAt: endsAt }
  if (!(await consumeSignIn(payload, row.id, session))) throw new SignInIsGone()
  if (previous) await endSession(payload, hashOf(previous))
  return { email: row.email ?? '', secret, endsAt }
}

export async function signOut(payload: Payload, secret: string | null): Promise<void> {
  if (secret) await endSession(payload, hashOf(secret))
}

function wasAskedBy(asked: string | null, { nonce }: SignIn): boolean {
  return asked !== null && opensRow('asked', asked, nonce ?? '')
}
