import type { Endpoint, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import {
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
    const request = parseRefundRequest(await readJson(req))
    const given = { ...request, order: idIn(req), user: staffIn(req) }
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
  staffEndpoint('post', '/:id/transfer', async (req) => {
    const received = parseReceived(await readJson(req))
    const given = { ...received, order: idIn(req), user: staffIn(req) }
    await receiveTransfer(req.payload, given)
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/accept', async (req) => {
    await acceptOrder(req.payload, await decisionIn(req))
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/cancel', async (req) => {
    await cancelReviewedOrder(req.payload, await decisionIn(req))
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('get', '/:id/proof', async (req) => {
    const { bytes, ...file } = await readProofFile(req.payload, idIn(req))
    return fileResponse(new Uint8Array(bytes), file)
  }),
  staffEndpoint('post', '/:id/proof', async (req) => {
    const { accept, reason } = await readJson(req)
    const decision = { accept: accept === true, reason: parseReason(reason) ?? '' }
    await decideProof(req.payload, { ...decision, ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/revoke', async (req) => {
    const wish = parseOfLicence(await readJson(req))
    await revokeByHand(req.payload, { ...wish, ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/restore', async (req) => {
    const wish = parseOfLicence(await readJson(req))
    await restoreByHand(req.payload, { ...wish, ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/end_rental', async (req) => {
    const { licence, reason: why } = parseOfLicence(await readJson(req))
    const { order, user } = whoIn(req)
    const { number } = await licenceOfOrder(req.payload, { order, licence })
    const told = { by: 'staff', user: user.id, why } as const
    await changeRental(req.payload, number, { renews: false, told })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/licensee', async (req) => {
    const wish = parseCorrection(await readJson(req))
    await correctLicensee(req.payload, { ...wish, ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/note', async (req) => {
    await writeNote(req.payload, { ...parseNote(await readJson(req)), ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
  staffEndpoint('post', '/:id/mail', async (req) => {
    await resendMail(req.payload, { ...parseResend(await readJson(req)), ...whoIn(req) })
    return respond({ desk: await deskOf(req) })
  }),
]

function deskOf(req: PayloadRequest) {
  return readDesk(req.payload, idIn(req))
}

async function decisionIn(req: PayloadRequest): Promise<Decision> {
  const reason = parseReason((await readJson(req)).reason)
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
