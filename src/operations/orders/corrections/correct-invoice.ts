import type { Payload } from 'payload'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { planCorrection } from '@/domain/order/documents/correct-invoice'
import {
  type Correction,
  type CorrectionPreview,
  type CorrectionRequest,
  InvoiceIsMissing,
  InvoiceWasFaster,
  isSameForTax,
  isUnderWay,
  RefundIsUnderWay,
  VatIdIsUnanswered,
} from '@/domain/order/refund/correction'
import { PaymentIsDisputed } from '@/domain/order/refund/refund-error'
import { isOpenDispute } from '@/domain/order/refund/refund-ledger'
import { NotFound } from '@/domain/request-error'
import { percentRounded } from '@/domain/money/decimal'
import { formatMoney } from '@/domain/money/format-money'
import { InvalidRequest } from '@/domain/shop-error'
import { describeTax } from '@/domain/tax/describe-tax'
import { determineTax } from '@/domain/tax/determine-tax'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { Place } from '@/domain/tax/territory'
import { type VatCheck, vatAnswerOf } from '@/domain/tax/vat-check'
import type { Order, Refund } from '@/payload-types'
import { runExclusive } from '../../concurrency'
import { findDocumentsOfOrder } from '../../records/invoices'
import { buyerOf, findOrder } from '../../records/orders'
import { findRefundsOfOrder, insertRefundOnce } from '../../records/refunds'
import { readShop } from '../../records/shop'
import { taxQuestionOf } from '../../tax/determine-cart-tax'
import { WRONG_DIGIT } from '../../tax/check-digits'
import { checkVatIdOf } from '../cart/change-cart'
import { changeOf } from '../documents/issue-correction'
import { contentsOf, invoiceThatStands, notesBefore } from '../documents/issue-credit-note'
import { completeRefunds } from '../refunds/complete-refunds'
import { followPayment } from '../refunds/follow-payment'
import {
  carryOut,
  GOES_ON_AFTER_MS,
  outcomeOf,
  type RefundOutcome,
  requirePayment,
  type StaffMember,
} from '../refunds/refund-order'
import { sendRefund } from '../refunds/send-refund'

type Wanted = CorrectionRequest & { order: string; user: StaffMember }

/** What a correction changes, before it is made. It throws what making it would. */
export async function previewCorrection(
  payload: Payload,
  wanted: Wanted,
): Promise<CorrectionPreview> {
  const { invoice, correction, plan } = await planFor(payload, wanted)
  const { buyer, purchaseOrder, tax } = changeOf(invoice, correction)
  const { currency, order } = invoice
  const pairs = [
    ['name', invoice.buyer.name, buyer.name],
    ['company', invoice.buyer.company, buyer.company],
    ['address', invoice.buyer.address.lines.join(', '), buyer.address.lines.join(', ')],
    ['vat_id', invoice.buyer.vatId, buyer.vatId],
    ['purchase_order', order.purchaseOrder, purchaseOrder],
    ['tax', invoice.tax.label, tax ? describeTax(tax) : invoice.tax.label],
    ['total', formatMoney(plan.rest.total, currency), formatMoney(plan.sums.total, currency)],
  ] as const
  return {
    changes: pairs.flatMap(([field, from, to]) =>
      (from ?? '') === (to ?? '') ? [] : [{ field, from: from ?? '', to: to ?? '' }],
    ),
    back: plan.back,
    vat: correction.vatCheck && (vatAnswerOf(correction.vatCheck, null)?.message ?? null),
  }
}

/**
 * Cancels the invoice of an order and makes another one. The row of a refund carries it, of the tax that goes back or of nothing: it is written
 * first, then the money goes, then the documents are made (an invoice whose tax is still here is not corrected yet), so that whatever
 * crashes in between is completed as refunds are. Of one invoice there is one such row, however many ask.
 */
export function correctInvoice(payload: Payload, wanted: Wanted): Promise<RefundOutcome> {
  return runExclusive(`refunds of ${wanted.order}`, async () => {
    const rows = await findRefundsOfOrder(payload, wanted.order)
    const known = rows.find(({ correction }) => correction?.key === wanted.key)
    if (known) return goOn(payload, known, wanted.order)

    const { order, correction, plan, attempt } = await planFor(payload, wanted)
    const paid = plan.back > 0 ? await requirePayment(payload, order.id) : null
    const { row, isNew } = await insertRefundOnce(
      payload,
      {
        refundkey: `${order.id}:correction:${correction.invoice}:${attempt}`,
        order: order.id,
        amount: plan.back,
        net: 0,
        tax: plan.back,
        credit: 0,
        lines: null,
        licences: 'kept',
        reason: wanted.reason,
        by: wanted.user.email,
        state: 'requested',
        correction,
      },
      new Date(Date.now() + GOES_ON_AFTER_MS),
    )
    if (!isNew && row.correction?.key !== wanted.key) throw new InvoiceWasFaster(row.by ?? null)
    if (paid) return carryOut(payload, { ...paid, row })
    return complete(payload, order, row)
  })
}

/** A request that is sent again ends what the first began. */
async function goOn(payload: Payload, row: Refund, order: string): Promise<RefundOutcome> {
  if (row.dueAt) await followPayment(payload, order)
  const rows = await findRefundsOfOrder(payload, order)
  return outcomeOf(rows.find(({ id }) => id === row.id) ?? row)
}

/** No money moves: no provider is asked. */
async function complete(payload: Payload, order: Order, row: Refund): Promise<RefundOutcome> {
  await sendRefund(payload, { order, intent: null, row })
  await completeRefunds(payload, order.id)
  return outcomeOf({ ...row, state: 'succeeded' })
}

/** What the provider's own dashboard gave back comes off first, heard of or not: of it no tax is left to go back. */
async function planFor(payload: Payload, wanted: Wanted) {
  await followPayment(payload, wanted.order)
  const order = await findOrder(payload, wanted.order)
  if (!order) throw new NotFound('order')
  const rows = await findRefundsOfOrder(payload, order.id)
  if (rows.some(isOpenDispute)) throw new PaymentIsDisputed()
  const under = rows.find(isUnderWay)
  if (under?.correction) throw new InvoiceWasFaster(under.by ?? null)
  if (under) throw new RefundIsUnderWay()

  const standing = invoiceThatStands(await findDocumentsOfOrder(payload, order.id))
  if (!standing) throw new InvoiceIsMissing()
  if (standing.number !== wanted.invoice)
    throw new InvoiceWasFaster(rows.findLast(({ correction }) => correction)?.by ?? null)
  const invoice = contentsOf(standing)
  const before = await notesBefore(payload, order, invoice)
  const { key, reason: _, user: _user, order: _order, ...said } = wanted
  const { vatId, address } = invoice.buyer
  const isSame = isSameForTax({ ...address, vatId }, { ...placeOf(wanted), vatId: wanted.vatId })
  const vatCheck = await checkedVatId(payload, { order, wanted, isSame })
  const tax = await correctedTax(payload, { order, invoice, wanted, isSame, vatCheck })
  const orderTax = tax && percentRounded(order.net, tax.rate)
  const correction: Correction = { ...said, key, vatCheck, tax, orderTax, was: buyerOf(order) }
  const plan = planCorrection({ invoice, before }, changeOf(invoice, correction))
  if (plan.rest.total < 1) throw new InvoiceIsMissing()
  if (plan.back > 0 && vatCheck?.valid === null) throw new VatIdIsUnanswered()
  const attempt = rows.filter((row) => row.correction?.invoice === invoice.number).length
  return { order, invoice, correction, plan, attempt }
}

type Asked = { order: Order; wanted: Wanted; isSame: boolean }

/** A number that is denied stands on no document. What VIES said of one that stays is the evidence of that day, and is not asked for again. */
async function checkedVatId(payload: Payload, { order, wanted, isSame }: Asked) {
  const { vatId } = wanted
  const known = order.vatCheck ?? null
  const isKnown = isSame && known !== null && known.vatId === vatId
  if (isKnown && known.valid === true) return known
  const check = await checkVatIdOf(payload, { ...placeOf(wanted), vatId }, known)
  if (check?.valid === false)
    throw new InvalidRequest({ vat_id: vatAnswerOf(check, null)?.message ?? WRONG_DIGIT })
  return check
}

/** The tax as it had been with the right buyer, by the rates of the day of the order; null: it is the same. */
async function correctedTax(
  payload: Payload,
  {
    order,
    invoice,
    wanted,
    isSame,
    vatCheck,
  }: Asked & { invoice: DocumentContents; vatCheck: VatCheck | null },
): Promise<TaxDecision | null> {
  const isNowConfirmed = vatCheck?.valid === true && order.vatCheck?.valid !== true
  if (isSame && !isNowConfirmed) return null

  const buyer = { ...placeOf(wanted), isBusiness: vatCheck !== null }
  const shop = await readShop(payload)
  const tax = determineTax(taxQuestionOf(shop, { buyer, now: new Date(order.placedAt) }))
  const { kind, rate, country: taxed } = invoice.tax
  return tax.kind === kind && tax.rate === rate && tax.country === taxed ? null : tax
}

function placeOf({ address }: Pick<Wanted, 'address'>): Place {
  return { country: address.country, postalCode: address.postal_code }
}
