import type { Endpoint, PayloadRequest } from 'payload'
import { announceRelease, readReleaseDesk } from '@/operations/catalogue/announce-release'
import { retryMails } from '@/operations/mails/send-mails'
import { takeBackRelease } from '@/operations/uploads/replace-master'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { staffEndpoint, staffIn } from './staff-endpoint'

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

function idIn(req: PayloadRequest): string {
  return String(req.routeParams?.id ?? '')
}

/** For whoever sells: every mail that failed is sent anew. The outbox itself is the system's. */
export const mailEndpoints: Endpoint[] = [
  staffEndpoint(
    'post',
    '/desk/retry-mails',
    async (req) => respond({ retried: await retryMails(req.payload) }),
    'sell',
  ),
]
