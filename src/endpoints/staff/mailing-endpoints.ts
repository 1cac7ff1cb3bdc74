import type { Endpoint, PayloadRequest } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { InvalidRequest } from '@/domain/shop-error'
import { addressesOf } from '@/operations/buyers/holder'
import { eraseForStaff } from '@/operations/buyers/erase-buyer'
import { openOwnData } from '@/operations/buyers/own-data'
import { announceRelease, readReleaseDesk } from '@/operations/catalogue/announce-release'
import { exportNewsletter } from '@/operations/mails/change-mail-choices'
import { retryMails } from '@/operations/mails/send-mails'
import { takeBackRelease } from '@/operations/uploads/replace-master'
import { shopOrigin } from '@/operations/shop-origin'
import { csvResponse, fileResponse } from '../file-response'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { endpointIn, idIn, staffEndpoint, staffIn } from './staff-endpoint'

/** `/api/releases/…`, for staff: whom a release would be told to, to announce it, and to take it back. */
export const releaseEndpoints: Endpoint[] = [
  staffEndpoint('get', '/:id/desk', async (req) => respond(await deskOf(req))),
  staffEndpoint('post', '/:id/announce', async (req) => {
    await announceRelease(req.payload, { id: idIn(req), by: staffIn(req).email })
    return respond(await deskOf(req))
  }),
  staffEndpoint('post', '/:id/take-back', async (req) => {
    await takeBackRelease(req.payload, idIn(req))
    return respond(await deskOf(req))
  }),
]

function deskOf(req: PayloadRequest) {
  return readReleaseDesk(req.payload, { id: idIn(req), origin: shopOrigin(req.headers) })
}

const sellersEndpoint = endpointIn('sell')

/** For whoever sells: every mail that failed is sent anew. The outbox itself is the system's. */
export const mailEndpoints: Endpoint[] = [
  sellersEndpoint('post', '/desk/retry-mails', async (req) =>
    respond({ retried: await retryMails(req.payload) }),
  ),
]

/** `/api/buyers/…`, for staff: what a buyer may take along or have erased, at any time, and who reads the newsletter. */
export const buyerEndpoints: Endpoint[] = [
  sellersEndpoint('get', '/buyers/data', async (req) => {
    const email = addressIn(req.searchParams.get('email'))
    const emails = await addressesOf(req.payload, email)
    const archive = await openOwnData(req.payload, { emails }, shopOrigin(req.headers))
    return fileResponse(archive, { name: 'data-of-a-buyer.zip', type: 'application/zip' })
  }),
  // The audit says that it was done, and not about whom.
  sellersEndpoint('post', '/buyers/erase', async (req) => {
    const { email } = await readJson(req)
    await eraseForStaff(req.payload, addressIn(email))
    return respond({})
  }),
  sellersEndpoint('get', '/buyers/newsletter', async (req) =>
    csvResponse(await exportNewsletter(req.payload), 'newsletter'),
  ),
]

function addressIn(value: unknown): string {
  const email = parseEmailAddress(value)
  if (email.kind === 'invalid') throw new InvalidRequest({ email: email.sentence })
  return email.value
}
