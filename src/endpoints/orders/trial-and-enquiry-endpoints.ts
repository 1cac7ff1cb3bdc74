import type { Endpoint, PayloadRequest } from 'payload'
import { parseTrialRequest } from '@/domain/cart/parse-trial-request'
import type { UnknownRecord } from '@/domain/is-record'
import { parseLetter } from '@/domain/customer/parse-letter'
import { parseEnquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { receiveEnquiry, receiveLetter } from '@/operations/receive-enquiry'
import { orderTrial } from '@/operations/trials/order-trial'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/trial: a download link by mail; the response is the same for every email. */
const postTrial = postEndpoint('/order/trial', async (req) => takeTrial(req, await readJson(req)))

export async function takeTrial(req: PayloadRequest, body: UnknownRecord): Promise<Response> {
  const trial = parseTrialRequest(body)
  await limitClient(req, LIMITS.trial)
  await orderTrial(req.payload, trial)
  return respond(
    { message: 'The trial fonts are on their way: look for a mail with the link.' },
    { status: 202 },
  )
}

/** POST /api/order/enquiry: a question about a licence reaches staff; nothing is sold. */
const postEnquiry = postEndpoint('/order/enquiry', async (req) => {
  const request = parseEnquiry(await readJson(req))
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  await limitClient(req, LIMITS.enquiry)
  await receiveEnquiry(req.payload, request.enquiry)
  return respond({ message: 'Your question is with us. We answer by mail.' }, { status: 202 })
})

/** POST /api/order/letter: whatever somebody writes reaches staff, and the order it is about. */
const postLetter = postEndpoint('/order/letter', async (req) =>
  takeLetter(req, await readJson(req)),
)

export async function takeLetter(req: PayloadRequest, body: UnknownRecord): Promise<Response> {
  const request = parseLetter(body)
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  await limitClient(req, LIMITS.enquiry)
  await receiveLetter(req.payload, request.letter)
  return respond({ message: 'Your letter is with us. We answer by mail.' }, { status: 202 })
}

export const trialAndEnquiryEndpoints: Endpoint[] = [postTrial, postEnquiry, postLetter]
