import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { clientNetwork, type Limit, LIMITS, mailbox } from '@/domain/limits/limits'
import { ShopError } from '@/domain/shop-error'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { say } from '@/domain/staff/german/in-german'
import { SecondFactorNeeded } from '@/domain/staff/staff-error'
import { countRequest } from '@/operations/limits/count-requests'
import { findMark, markBrowser } from '@/operations/staff/known-browser'
import { registerFirstLogin } from '@/operations/staff/owner-logins'
import { factorSince } from '@/operations/staff/second-factor'
import { endVisit, hashInTurn, signIn } from '@/operations/staff/staff-sign-in'
import { endpointBehind } from '@/platform/payload'
import { limitClient, takeBackClient } from '../limit-request'
import { readPanelForm } from '../read-body'
import { respond } from '../respond'

/** POST /api/users/login: limits before Payload's handler, and one answer for whatever is wrong. */
const login = beforePayload('/login', LIMITS.signIn, async (req, next) => {
  const [email, password] = [textOf(req, 'email'), textOf(req, 'password')]
  if (email.trim() === '' || password.trim() === '') return next()
  const checkPassword = async () => {
    try {
      return await next()
    } catch (error) {
      // A wrong password, or too many of them: Payload would say which.
      if (error instanceof Error && 'status' in error && error.status === 401) return null
      // The password was right: that is no try of somebody who guesses.
      if (error instanceof SecondFactorNeeded) return respondAsPayload(error, req)
      throw error
    }
  }
  const address = req.headers.get(CLIENT_HEADER)
  const response = await signIn(req.payload, {
    email,
    password,
    checkPassword,
    client: address && clientNetwork(address),
    mark: findMark(req, email),
  })
  if (response === null) throw new AuthenticationError(req.t)
  await takeBackClient(req, LIMITS.signIn)
  if (response.ok) response.headers.append('Set-Cookie', markBrowser(email))
  return response
})

/** POST /api/users/forgot-password: the answer says nothing about the address, and does not wait for the mail. */
const forgotPassword = beforePayload('/forgot-password', LIMITS.reset, async (req, next) => {
  const email = textOf(req, 'email').trim()
  if (parseEmailAddress(email).kind === 'invalid') return next()
  await countRequest(req.payload, LIMITS.resetOfEmail, mailbox(email))
  next().catch((error: unknown) =>
    req.payload.logger.error({ err: error, msg: 'The mail for a new password could not be sent' }),
  )
  return respond({ message: req.t('general:success') })
})

/** POST /api/users/reset-password: a token is guessed as a password is, and its password hashed. */
const resetPassword = beforePayload('/reset-password', LIMITS.reset, async (req, next) => {
  req.context.isNewPassword = true
  const response = await hashInTurn(next)
  const { user } = (await response.clone().json()) as { user?: { id?: string } }
  if (!user?.id || (await factorSince(req.payload, user.id)) === null) return response
  // The link alone signs nobody in who has a second factor.
  await endVisit(req.payload, { id: user.id })
  return respond({ message: 'Your new password is set. Sign in with it.' })
})

/** POST /api/users/first-register: the first login of a new shop, once. */
const firstRegister = beforePayload('/first-register', LIMITS.signIn, (req, next) =>
  registerFirstLogin(req.payload, next),
)

/** POST /api/users/verify/{token}: logins are not verified by mail, and Payload's own endpoint would fail on a field that is not there. */
const verify: Endpoint = {
  path: '/verify/:token',
  method: 'post',
  handler: () => respond({ errors: [{ message: 'There is nothing to verify.' }] }, { status: 404 }),
}

export const sessionEndpoints = [login, forgotPassword, resetPassword, firstRegister, verify]

type Handle = (req: PayloadRequest, next: () => Promise<Response>) => Promise<Response>

/**
 * Stands before an endpoint of Payload's for staff: `next` is Payload's own. What it throws, Payload answers. Strangers knock
 * here: each is counted before any of what they send is read, and that is read as all is that strangers send.
 */
function beforePayload(path: string, limit: Limit, handle: Handle): Endpoint {
  const endpoint: Endpoint = {
    path,
    method: 'post',
    async handler(req) {
      try {
        await limitClient(req, limit)
        req.data = await readPanelForm(req)
        // Read once: Payload's own handler would wait for the body again.
        Object.defineProperty(req, 'body', { value: null })
        return await handle(req, async () => endpointBehind(endpoint, req).handler(req))
      } catch (error) {
        if (error instanceof ShopError) return respondAsPayload(error, req)
        throw error
      }
    },
  }
  return endpoint
}

function textOf(req: PayloadRequest, field: 'email' | 'password'): string {
  const value: unknown = (req.data as Record<string, unknown> | undefined)?.[field]
  return typeof value === 'string' ? value : ''
}

/** In the shape of Payload's REST, which its forms show. */
function respondAsPayload(error: ShopError, req: PayloadRequest): Response {
  const { code, message, status, retryAfterInSeconds } = error
  const asked = error instanceof SecondFactorNeeded ? { passkey: error.passkey } : {}
  return respond(
    { errors: [{ message: say(req.i18n.language, message), name: code, ...asked }] },
    { status, headers: retryAfterInSeconds ? { 'Retry-After': String(retryAfterInSeconds) } : {} },
  )
}
