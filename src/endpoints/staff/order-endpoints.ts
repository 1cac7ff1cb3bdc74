import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import {
  parseChange,
  parseChangePreview,
  parseCorrection,
  parseNote,
  parseOfLicence,
  parseReason,
  parseRefundRequest,
  parseResend,
} from '@/domain/order/parse-staff-act'
import { parseCorrectionRequest } from '@/domain/order/refund/correction'
import { parseReceived } from '@/domain/order/transfer'
import { InvalidRequest } from '@/domain/shop-error'
import { correctLicensee } from '@/operations/buyers/change-licence'
import { correctInvoice, previewCorrection } from '@/operations/orders/corrections/correct-invoice'
import {
  licenceOfOrder,
  restoreByHand,
  revokeByHand,
} from '@/operations/orders/licences/revoke-licence'
import { changeRental } from '@/operations/orders/rentals/end-rental'
import { exportOrders } from '@/operations/orders/order-list'
import { receiveTransfer } from '@/operations/orders/payment/pay-by-transfer'
import { decideProof, readProofFile } from '@/operations/orders/proofs'
import { writeNote } from '@/operations/orders/record-order-events'
import { refundOrder } from '@/operations/orders/refunds/refund-order'
import { resendMail } from '@/operations/orders/resend-mail'
import { acceptOrder, cancelReviewedOrder, type Decision } from '@/operations/orders/review-order'
import { changeByHand, previewChange } from '@/operations/orders/upgrades/change-by-hand'
import { readDesk } from '@/operations/orders/staff-order'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { fileResponse, streamFile } from '../file-response'
import { idIn, staffEndpoint, staffIn } from './staff-endpoint'

const ODD = { where: 'Orders cannot be asked for like this. Open the list again.' }

/** GET `/api/orders/export?…`: the orders of a list, by the address of that list. */
const exportedOrders = staffEndpoint('get', '/export', async (req) => {
  const day = new Date().toISOString().slice(0, 10)
  const rows = exportOrders(req, listOf(req))
  try {
    return await streamFile(rows, { name: `orders-${day}.csv`, type: 'text/csv; charset=utf-8' })
  } catch (error) {
    if (error instanceof Error && error.name === 'QueryError') throw new InvalidRequest(ODD)
    throw error
  }
})

/** `/api/orders/{id}/…`: what staff see of an order, and what they do with it. Each answers the desk as it is then. */
export const orderEndpoints: Endpoint[] = [
  exportedOrders,
  staffEndpoint('get', '/:id/desk', async (req) => respond(await deskOf(req))),
  staffEndpoint('post', '/:id/refund', async (req) => {
    const given = { ...parseRefundRequest(await readJson(req)), ...whoIn(req) }
    const outcome = await refundOrder(req.payload, given)
    return respond({ outcome, desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/correct-invoice/preview', async (req) => {
    return respond(await previewCorrection(req.payload, await correctionIn(req)))
  }),
  staffEndpoint('post', '/:id/correct-invoice', async (req) => {
    const outcome = await correctInvoice(req.payload, await correctionIn(req))
    return respond({ outcome, desk: await deskOf(req) })
  }),
  deedOn('transfer', (req, body) =>
    receiveTransfer(req.payload, { ...parseReceived(body), ...whoIn(req) }),
  ),
  deedOn('accept', (req, body) => acceptOrder(req.payload, decisionIn(req, body))),
  deedOn('cancel', (req, body) => cancelReviewedOrder(req.payload, decisionIn(req, body))),
  staffEndpoint('get', '/:id/proof', async (req) => {
    const { bytes, ...file } = await readProofFile(req.payload, idIn(req))
    return fileResponse(new Uint8Array(bytes), file)
  }),
  deedOn('proof', (req, { accept, reason }) => {
    const decision = { accept: accept === true, reason: parseReason(reason) ?? '' }
    return decideProof(req.payload, { ...decision, ...whoIn(req) })
  }),
  deedOn('revoke', (req, body) =>
    revokeByHand(req.payload, { ...parseOfLicence(body), ...whoIn(req) }),
  ),
  deedOn('restore', (req, body) =>
    restoreByHand(req.payload, { ...parseOfLicence(body), ...whoIn(req) }),
  ),
  deedOn('end_rental', async (req, body) => {
    const { licence, reason: why } = parseOfLicence(body)
    const { order, user } = whoIn(req)
    const { number } = await licenceOfOrder(req.payload, { order, licence })
    const told = { by: 'staff', user: user.id, why, details: { user: user.email } } as const
    await changeRental(req.payload, number, { renews: false, told })
  }),
  staffEndpoint('post', '/:id/change/preview', async (req) => {
    const wanted = parseChangePreview(await readJson(req))
    return respond(await previewChange(req.payload, { ...wanted, ...whoIn(req) }))
  }),
  deedOn('change', (req, body) =>
    changeByHand(req.payload, { ...parseChange(body), ...whoIn(req) }),
  ),
  deedOn('licensee', (req, body) =>
    correctLicensee(req.payload, { ...parseCorrection(body), ...whoIn(req) }),
  ),
  deedOn('note', (req, body) => writeNote(req.payload, { ...parseNote(body), ...whoIn(req) })),
  deedOn('mail', (req, body) => resendMail(req.payload, { ...parseResend(body), ...whoIn(req) })),
]

type Deed = (req: PayloadRequest, body: Record<string, unknown>) => Promise<unknown>

/** POST `/api/orders/{id}/{deed}` */
function deedOn(path: string, deed: Deed): Endpoint {
  return staffEndpoint('post', `/:id/${path}`, async (req) => {
    await deed(req, await readJson(req))
    return respond({ desk: await deskOf(req) })
  })
}

function deskOf(req: PayloadRequest) {
  return readDesk(req.payload, idIn(req))
}

function decisionIn(req: PayloadRequest, body: Record<string, unknown>): Decision {
  const reason = parseReason(body.reason)
  if (!reason) throw new InvalidRequest({ reason: 'Write why, for whoever reads this later.' })
  return { order: idIn(req), reason, user: staffIn(req) }
}

async function correctionIn(req: PayloadRequest) {
  return { ...parseCorrectionRequest(await readJson(req)), ...whoIn(req) }
}

function whoIn(req: PayloadRequest) {
  return { order: idIn(req), user: staffIn(req) }
}

function listOf({ query, payload }: PayloadRequest): { where: Where; sort: string } {
  const { where, search, sort } = query
  const text = typeof search === 'string' ? search : ''
  return {
    where: mergeListSearchAndWhere({
      collectionConfig: payload.collections.orders.config,
      search: text,
      where: (where as Where | undefined) ?? {},
    }),
    sort: typeof sort === 'string' && sort !== '' ? sort : '-placedAt',
  }
}
