import type { Endpoint, PayloadRequest } from 'payload'
import { ERASED } from '@/domain/customer/erasure'
import { parseEmailAddress } from '@/domain/customer/email-address'
import type { UnknownRecord } from '@/domain/is-record'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { readCookie } from '@/domain/site/request-headers'
import { env } from '@/env'
import {
  confirmSignIn,
  LINK_MINUTES,
  requestSignIn,
  signOut,
} from '@/operations/buyers/buyer-sign-in'
import { ASKED_COOKIE, findHolder, HOLDER_COOKIE, requireHolder } from '@/operations/buyers/holder'
import { confirmErasure, requestErasure } from '@/operations/buyers/erase-buyer'
import { openOwnData } from '@/operations/buyers/own-data'
import { mineOf, readMine } from '@/operations/buyers/read-my-licences'
import { readOwnDetails } from '@/operations/buyers/read-own-details'
import { shopOrigin } from '@/operations/shop-origin'
import { fileResponse } from '../file-response'
import { limitClient } from '../limit-request'
import { readAnyJson, readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint } from '../shop-endpoint'

/** POST /api/order/sign-in: a link by mail, to whom it may concern; the response is the same for every address. */
const postSignIn = postEndpoint('/order/sign-in', async (req) =>
  takeSignIn(req, await readJson(req)),
)

export async function takeSignIn(req: PayloadRequest, { email }: UnknownRecord): Promise<Response> {
  const parsed = parseEmailAddress(email)
  if (parsed.kind === 'invalid') throw new InvalidRequest({ email: parsed.sentence })

  await limitClient(req, LIMITS.holderLink)
  const asked = await requestSignIn(req.payload, parsed.value)
  const message =
    'If something was bought with this address, a mail with the link is on its way to it.'
  return respond(
    { message },
    { status: 202, cookies: [cookie(ASKED_COOKIE, asked, LINK_MINUTES * 60)] },
  )
}

/** POST /api/order/sign-in/confirm: uses a link up and signs this browser in. */
const postConfirmSignIn = postEndpoint('/order/sign-in/confirm', async (req) =>
  takeSignInLink(req, await readJson(req)),
)

export async function takeSignInLink(req: PayloadRequest, { token }: UnknownRecord) {
  if (typeof token !== 'string') throw new InvalidRequest({ token: 'Send the token of the link.' })

  await limitClient(req, LIMITS.holderConfirm)
  const { email, secret, endsAt } = await confirmSignIn(req.payload, {
    token: token.slice(0, 200),
    asked: readCookie(req, ASKED_COOKIE),
    previous: readCookie(req, HOLDER_COOKIE),
  })
  const seconds = Math.floor((endsAt.getTime() - Date.now()) / 1000)
  return respond(
    { email, ends_at: endsAt.toISOString() },
    { cookies: [cookie(HOLDER_COOKIE, secret, seconds), cookie(ASKED_COOKIE, '', 0)] },
  )
}

/** POST /api/order/sign-out: ends the session, in the database too. */
const postSignOut = postEndpoint('/order/sign-out', async (req) => {
  await readAnyJson(req)
  return takeSignOut(req)
})

export async function takeSignOut(req: PayloadRequest): Promise<Response> {
  await signOut(req.payload, readCookie(req, HOLDER_COOKIE))
  return respond({}, { cookies: [cookie(HOLDER_COOKIE, '', 0)] })
}

/** Lax: the page that a mail leads to must know its browser. */
function cookie(name: string, value: string, seconds: number): string {
  const secure = env.shopUrl?.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${seconds}${secure}`
}

/** GET /api/order/mine: every order and licence of whoever is signed in. */
const getMine = getEndpoint('/order/mine', async (req) => {
  const holder = await requireHolder(req.payload, req)
  const origin = shopOrigin(req.headers)
  return respond(mineOf(await readMine(req.payload, holder, origin), origin))
})

/** GET /api/order/data: a ZIP of what whoever is signed in gave this shop, and of every paper. */
const getOwnData = getEndpoint('/order/data', async (req) => {
  const holder = await requireHolder(req.payload, req)
  await limitClient(req, LIMITS.ownData)
  const archive = await openOwnData(req.payload, holder, shopOrigin(req.headers))
  return fileResponse(archive, { name: 'my-data.zip', type: 'application/zip' })
})

/** POST /api/order/erasure: a link to whoever is signed in, by which their data are erased. */
const postErasure = postEndpoint('/order/erasure', async (req) => {
  await readAnyJson(req)
  return takeErasure(req)
})

export async function takeErasure(req: PayloadRequest): Promise<Response> {
  const { email } = await requireHolder(req.payload, req)
  await limitClient(req, LIMITS.holderLink)
  await requestErasure(req.payload, email)
  const message = `A mail is on its way to ${email}. Its link leads to the button, for one hour.`
  return respond({ message }, { status: 202 })
}

/** POST /api/order/erasure/confirm: erases what the shop holds of the address that the link was sent to. */
const postConfirmErasure = postEndpoint('/order/erasure/confirm', async (req) =>
  takeErasureLink(req, await readJson(req)),
)

export async function takeErasureLink(req: PayloadRequest, { token }: UnknownRecord) {
  if (typeof token !== 'string') throw new InvalidRequest({ token: 'Send the token of the link.' })
  await limitClient(req, LIMITS.holderConfirm)
  await confirmErasure(req.payload, token.slice(0, 200))
  return respond({ message: ERASED }, { cookies: [cookie(HOLDER_COOKIE, '', 0)] })
}

/** GET /api/order/own: what whoever is signed in need not write again; null where nobody is. */
const getOwn = getEndpoint('/order/own', async (req) => {
  const holder = await findHolder(req.payload, req)
  if (!holder) return respond({ names: null })
  const { name, email, company } = await readOwnDetails(req.payload, holder)
  return respond({ names: { name, email, company } })
})

export const buyerEndpoints: Endpoint[] = [
  postSignIn,
  postConfirmSignIn,
  postSignOut,
  getMine,
  getOwnData,
  postErasure,
  postConfirmErasure,
  getOwn,
]
