import type { Endpoint, PayloadRequest } from 'payload'
import { readLicenceNumber } from '@/domain/cart/parse-cart-request'
import type { UnknownRecord } from '@/domain/is-record'
import { parseChangeRequest } from '@/domain/licensing/plan-change'
import { LIMITS } from '@/domain/limits/limits'
import { isMailChoice, parseMailChange } from '@/domain/mails/mail-choices'
import { InvalidRequest } from '@/domain/shop-error'
import { changeLicence } from '@/operations/buyers/change-licence'
import { checkLicence } from '@/operations/buyers/check-licence'
import { type Holder, requireHolder } from '@/operations/buyers/holder'
import { readMine } from '@/operations/buyers/read-my-licences'
import { changeMailChoices } from '@/operations/mails/change-mail-choices'
import { changeRental } from '@/operations/orders/rentals/end-rental'
import { requireHeld } from '@/operations/orders/upgrades/start-upgrade'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint, signedPostEndpoint } from '../shop-endpoint'

/** GET /api/licence/{token}: what a licence is worth today, for whoever holds its document. */
const getLicence = getEndpoint('/licence/:token', async (req) => {
  await limitClient(req, LIMITS.licenceCheck)
  const key = String(req.routeParams?.token ?? '')
  const origin = shopOrigin(req.headers)
  const { check } = await checkLicence(req.payload, { key, origin })
  return respond(check)
})

/** POST /api/order/licence: changes what a licence says of its holder; answers the licence as it is then. */
const postLicence = postEndpoint('/order/licence', async (req) => {
  const holder = await requireHolder(req.payload, req)
  return takeLicenceChange(req, holder, await readJson(req))
})

export async function takeLicenceChange(req: PayloadRequest, holder: Holder, body: UnknownRecord) {
  const request = parseChangeRequest(body)
  await limitClient(req, LIMITS.licenceChange)
  await changeLicence(req.payload, holder, request)
  const { licences } = await readMine(req.payload, holder, shopOrigin(req.headers))
  return respond(licences.find(({ number }) => number === request.licence) ?? null)
}

/** POST /api/order/rental { licence, renews }: ends a rental at the end of its term, or takes it up again; answers the licence as it is then. */
const postRental = postEndpoint('/order/rental', async (req) =>
  takeRental(req, await readJson(req)),
)

export async function takeRental(req: PayloadRequest, body: UnknownRecord): Promise<Response> {
  const { licence, renews } = body
  if (typeof renews !== 'boolean')
    throw new InvalidRequest({ renews: 'Say whether the rental shall go on: true or false.' })
  const holder = await requireHolder(req.payload, req)
  await limitClient(req, LIMITS.licenceChange)
  const held = await requireHeld(req.payload, holder, readLicenceNumber(licence) ?? '')
  await changeRental(req.payload, held.number, { renews, told: { by: 'buyer' } })
  const { licences } = await readMine(req.payload, holder, shopOrigin(req.headers))
  return respond(licences.find(({ number }) => number === held.number) ?? null)
}

/** POST /api/order/mail-choices: what an address wants to be told; its key came by mail. */
const postMailChoices = postEndpoint('/order/mail-choices', async (req) =>
  takeMailChoices(req, await readJson(req)),
)

export async function takeMailChoices(req: PayloadRequest, body: UnknownRecord): Promise<Response> {
  const change = parseMailChange(body)
  await limitClient(req, LIMITS.mailChoices)
  return respond(await changeMailChoices(req.payload, keyIn(body.key), change))
}

/** POST /api/order/mail-choices/refuse: sent by the reader's mail program, which knows no cookie (RFC 8058). Its key is what opens it. */
const postMailRefusal = signedPostEndpoint('/order/mail-choices/refuse', async (req) => {
  await limitClient(req, LIMITS.mailChoices)
  const { key, about } = req.query as Record<string, unknown>
  if (!isMailChoice(about)) throw new InvalidRequest({ about: 'Say which mails shall end.' })
  await changeMailChoices(req.payload, keyIn(key), { [about]: false })
  return respond({ message: 'No such mail will be sent to you any more.' })
})

function keyIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

export const licencePageEndpoints: Endpoint[] = [
  getLicence,
  postLicence,
  postRental,
  postMailChoices,
  postMailRefusal,
]
