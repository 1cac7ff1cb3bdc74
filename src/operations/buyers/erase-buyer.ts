import { join } from 'node:path'
import type { Payload } from 'payload'
import { removeMailFiles } from '@/delivery/mails/mail-adapter'
import {
  ErasureLinkIsGone,
  ErasureMustWait,
  type ErasurePlan,
  goesAt,
  NobodyToErase,
  offerErasure,
  planErasure,
  type Sale,
} from '@/domain/customer/erasure'
import { isInOss } from '@/domain/reports/vat-return'
import { LIMITS, mailbox } from '@/domain/limits/limits'
import { isUnderWay } from '@/domain/order/refund/correction'
import { env } from '@/env'
import type { Order } from '@/payload-types'
import { runExclusive } from '../concurrency'
import { storedFiles } from '../files/stored-files'
import { idOf } from '../id-of'
import { countRequest } from '../limits/count-requests'
import { sendMailsSoon } from '../mails/send-mails'
import { cancelOrder } from '../orders/cancel-order'
import { pdfName } from '../orders/documents/document-pdfs'
import { forgetRentals } from '../orders/rentals/end-rental'
import { contentsOf } from '../orders/documents/issue-credit-note'
import { dropProofFile } from '../orders/proofs'
import {
  blankOrder,
  closeOrder,
  findOutOfTime,
  findPerson,
  type Person,
  removeAtOnce,
  removeVisits,
} from '../records/buyers/erasure'
import { enqueueMail } from '../records/mails'
import { readShop } from '../records/shop'
import { findOpenSignIn, insertSignIn } from '../records/sign-ins'

const HOUR_MS = 3_600_000

/** What would go at once, what stays and until when, and what stands in the way. */
export async function readErasure(payload: Payload, email: string): Promise<ErasurePlan> {
  return planOf(payload, await findPerson(payload, email))
}

/** A link by mail: whoever is signed in may sit at a computer that is not theirs. */
export async function requestErasure(payload: Payload, email: string): Promise<void> {
  await countRequest(payload, LIMITS.holderLinkOfEmail, mailbox(email))
  const expiresAt = new Date(Date.now() + HOUR_MS)
  const { id } = await insertSignIn(payload, { email, expiresAt, kind: 'erasure' })
  await enqueueMail(payload, { mailkey: `erasure:${id}`, kind: 'erasure', to: email, about: id })
  sendMailsSoon(payload)
}

/** For the page of a link: looking does nothing, for mail scanners look too. null: it does nothing. */
export async function readErasureLink(payload: Payload, token: string) {
  const row = await findOpenSignIn(payload, token, 'erasure')
  if (!row?.email) return null
  return { email: row.email, offer: offerErasure(await readErasure(payload, row.email)) }
}

/** The link opens until all is done: what broke off is done once more. Of two presses the second finds nothing left. */
export function confirmErasure(payload: Payload, token: string): Promise<void> {
  return runExclusive(`erasure ${token}`, async () => {
    const row = await findOpenSignIn(payload, token, 'erasure')
    if (!row?.email) throw new ErasureLinkIsGone()
    await erase(payload, row.email, row.id)
  })
}

/** At the word of staff, for whoever wrote to them; who only tried fonts has nothing to sign in to. */
export function eraseForStaff(payload: Payload, email: string): Promise<void> {
  return runExclusive(`erasure of ${email}`, async () => {
    const person = await findPerson(payload, email)
    const rows = Object.values(person).flatMap((held) => (Array.isArray(held) ? held.length : 0))
    if (!rows.some(Boolean)) throw new NobodyToErase()
    await erase(payload, email, new Date().toISOString())
  })
}

/** By itself, once the years of the papers are over. */
export async function eraseOldOrders(payload: Payload, now = new Date()): Promise<void> {
  for (const order of await findOutOfTime(payload, now)) await eraseOrder(payload, order, now)
}

async function erase(payload: Payload, email: string, key: string): Promise<void> {
  const person = await findPerson(payload, email)
  const { open, unpaid, kept } = await planOf(payload, person)
  if (open.length > 0) throw new ErasureMustWait(open.join(' '))
  if (unpaid.length > 0) {
    // Of a checkout that was left nothing is owed. Money that came a moment earlier makes it a sale, which stays.
    const left = person.orders.filter(({ number }) => unpaid.includes(number))
    for (const order of left) await cancelOrder(payload, order)
    return erase(payload, email, key)
  }

  await forgetRentals(payload, person)
  await removeAtOnce(payload, person)
  for (const { order, sha256 } of person.quotes) if (!order) await dropPdf(sha256)
  const keptOf = new Map(kept.map((sale) => [sale.number, sale]))
  // The orders last: as long as one of them is open, the address finds what is left to do.
  for (const order of person.orders) {
    const sale = keptOf.get(order.number)
    const eraseAt = sale ? goesAt(sale) : new Date()
    await dropProofFile(order)
    if (!(await closeOrder(payload, order, eraseAt))) throw new ErasureMustWait()
    if (!sale) await eraseOrder(payload, order, new Date())
  }
  await removeMailFiles(join(env.dataDir, 'mail'), email)
  const about = kept.map(({ why }) => why).join('\n')
  await enqueueMail(payload, { mailkey: `erased:${key}`, kind: 'erased', to: email, about })
  sendMailsSoon(payload)
  await removeVisits(payload, email)
}

async function eraseOrder(payload: Payload, order: Order, now: Date): Promise<void> {
  for (const sha256 of await blankOrder(payload, order, now)) await dropPdf(sha256)
}

async function dropPdf(sha256: string | null | undefined): Promise<void> {
  if (sha256) await storedFiles.drop(pdfName(sha256))
}

async function planOf(payload: Payload, person: Person): Promise<ErasurePlan> {
  const { country } = await readShop(payload)
  return planErasure(person.orders.map((order) => saleOf(order, person, country ?? '')))
}

function saleOf(order: Order, { documents, licences, refunds }: Person, country: string): Sale {
  const isOf = (row: { order: Order['id'] | Order }) => idOf(row.order) === order.id
  const ofSeller = order.seller?.address.country ?? country
  const papers = documents.filter(isOf)
  const times = [order.placedAt, order.paidAt, ...papers.map(({ issuedAt }) => issuedAt)]
  return {
    number: order.number,
    state: order.state,
    hasPapers: papers.length > 0 || Boolean(order.paidAt ?? order.deliveredAt),
    isBeingPaid: order.provider === 'transfer' || Boolean(order.processingSince),
    isBeingRefunded: refunds.filter(isOf).some(isUnderWay),
    country: ofSeller,
    isInOss: papers.some((paper) => isInOss(contentsOf(paper).tax, ofSeller)),
    lastPaperAt:
      times
        .flatMap((time) => time ?? [])
        .toSorted()
        .at(-1) ?? order.placedAt,
    terms: licences.filter(isOf).flatMap(({ number, state, endsAt, chargeAt }) => {
      const isRunning = state === 'active' && endsAt && new Date(endsAt) > new Date()
      return isRunning ? [{ number, endsAt, renews: Boolean(chargeAt) }] : []
    }),
  }
}
