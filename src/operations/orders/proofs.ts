import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { NoProofIsWanted, ProofIsDecided } from '@/domain/order/order-error'
import {
  extensionOfProof,
  fileGoesAt,
  monthInWords,
  type parseProof,
  type Proof,
  proofDueAt,
  reminderAt,
  viewProof,
} from '@/domain/order/proof'
import { NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Order } from '@/payload-types'

import { runExclusive } from '../concurrency'
import { storedFiles } from '../files/stored-files'
import { sendMailsSoon } from '../mails/send-mails'
import { enqueueMail } from '../records/mails'
import { recordOrderEvent } from '../records/order-events'
import { findDueProofs, findOrder, setProof } from '../records/orders'
import { cleanPicture } from '../site/media/clean-picture'
import { notifyStaff } from '../staff/notify-staff'
import { openOrder } from './order-link'
import type { StaffMember } from './refunds/refund-order'

/** Of a buyer who pays as a student. One that was refused may be sent anew. */
export function sendProof(
  payload: Payload,
  key: string,
  { until, file, type }: ReturnType<typeof parseProof>,
): Promise<void> {
  return runExclusive(`proof ${key}`, async () => {
    const order = await openOrder(payload, key)
    const state = viewProof(order)?.state
    if (state !== 'wanted' && state !== 'refused') throw new NoProofIsWanted()

    const name = `proofs/${randomUUID()}.${extensionOfProof(type)}`
    const given = Buffer.from(file, 'base64')
    await storedFiles.write(name, type === 'application/pdf' ? given : await cleaned(given))
    const sentAt = new Date().toISOString()
    const nothing = { decidedAt: null, reason: null, remindedAt: null }
    const proof: Proof = { until, sentAt, ...nothing, file: { name, type } }
    if (!(await setProof(payload, order, { proof, proofState: 'waiting', proofDueAt: null }))) {
      await storedFiles.drop(name)
      throw new NoProofIsWanted()
    }
    await dropProofFile(order)
    const event = `proof:${order.id}:${sentAt}`
    await recordOrderEvent(payload, {
      ...{ order: order.id, kind: 'proof_sent', by: 'buyer', key: event },
      details: { until: monthInWords(until) },
    })
    await notifyStaff(payload, { kind: 'staff_proof', about: order.id, event })
    sendMailsSoon(payload)
  })
}

/** As media are: upright, and without what a camera wrote into it. */
async function cleaned(picture: Buffer): Promise<Buffer> {
  const outcome = await cleanPicture(picture)
  if (outcome.kind === 'refused') throw new InvalidRequest({ file: outcome.sentence })
  return outcome.kind === 'cleaned' ? outcome.bytes : picture
}

/** For staff alone. */
export async function readProofFile(payload: Payload, id: string) {
  const order = await findOrder(payload, id)
  const file = order?.proof?.file
  if (!order || !file) throw new NotFound('download')
  const name = `proof-${order.number}.${extensionOfProof(file.type)}`
  return { name, type: file.type, bytes: await storedFiles.read(file.name) }
}

type ProofDecision = { order: string; user: StaffMember; accept: boolean; reason: string }

/** The buyer is written to either way; of one that is refused, what they may do. */
export async function decideProof(
  payload: Payload,
  { order: id, user, accept, reason }: ProofDecision,
): Promise<void> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (!order.proof || order.proofState !== 'waiting') throw new ProofIsDecided()
  if (!accept && reason === '') throw new InvalidRequest({ reason: 'Write why, for the buyer.' })

  const decidedAt = new Date().toISOString()
  const proof = { ...order.proof, decidedAt, reason: accept ? null : reason }
  const proofState = accept ? 'accepted' : 'refused'
  const due = proofDueAt(proof)
  if (!(await setProof(payload, order, { proof, proofState, proofDueAt: due }))) {
    throw new ProofIsDecided()
  }
  const key = `proof:${id}:${decidedAt}`
  await recordOrderEvent(payload, {
    ...{ order: id, kind: `proof_${proofState}`, by: 'staff', key },
    ...{ user: user.id, details: { user: user.email } },
    ...(accept ? {} : { why: reason }),
  })
  await enqueueMail(payload, { mailkey: key, kind: 'proof', to: order.email ?? '', about: id })
  sendMailsSoon(payload)
}

/** Deletes files whose time is over, and writes to those whose studies end. Repeated, nothing is left to do. */
export async function tendProofs(payload: Payload, now = new Date()): Promise<void> {
  const isOver = (time: Date | null) => time !== null && time <= now
  for (const order of await findDueProofs(payload, now)) {
    const proof = order.proof as Proof
    const [goes, ends] = [fileGoesAt(proof), reminderAt(proof)].map(isOver)
    if (goes) await dropProofFile(order)
    if (ends && order.email) {
      const mailkey = `studies-end:${order.id}:${proof.sentAt}`
      await enqueueMail(payload, { mailkey, kind: 'studies_end', to: order.email, about: order.id })
      sendMailsSoon(payload)
    }
    const left = {
      ...proof,
      file: goes ? null : proof.file,
      remindedAt: ends ? now.toISOString() : proof.remindedAt,
    }
    await setProof(payload, order, {
      ...{ proof: left, proofState: order.proofState ?? null, proofDueAt: proofDueAt(left) },
    })
  }
}

export async function dropProofFile({ proof }: Order): Promise<void> {
  if (proof?.file) await storedFiles.drop(proof.file.name)
}
