import type { Payload } from 'payload'
import { mailbox } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import { countRequest, takeBack } from '../limits/count-requests'
import { hashForNothing, hashInTurn } from './hash-passwords'
import { findLogin } from './login-records'

export type SignIn<Result> = {
  email: string
  password: string
  /** Payload's own, for an address that is known: hashes once. */
  checkPassword: () => Promise<Result>
}

/**
 * One try to sign in; null: address or password are wrong, nobody learns which. It is counted before anything is hashed, and
 * taken back when it was right: what others tried meanwhile stays counted.
 */
export async function signIn<Result>(
  payload: Payload,
  { email, password, checkPassword }: SignIn<Result>,
): Promise<Result | null> {
  const subject = mailbox(email)
  await countRequest(payload, LIMITS.signInOfEmail, subject)
  const result = await hashInTurn(async () => {
    const login = await findLogin(payload, email)
    if (login && !login.isLocked) return checkPassword()
    await hashForNothing(password)
    return null
  })
  if (result !== null) await takeBack(payload, LIMITS.signInOfEmail, subject)
  return result
}
