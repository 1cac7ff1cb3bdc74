import type { Payload } from 'payload'
import type { MailChoice } from '@/payload-types'
import { insertOnce } from '../../insert-once'
import { makeKey } from '../../secret-key'

const ONE = { depth: 0, limit: 1, overrideAccess: true, showHiddenFields: true } as const

/** However it is typed, an address has one row. */
function plainAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** The row of an address; made when it is first needed, and says no to nothing. */
export async function requireMailChoice(payload: Payload, email: string): Promise<MailChoice> {
  const { row } = await insertOnce({
    find: () => findMailChoice(payload, email),
    insert: async () => {
      const data = { email: plainAddress(email), nonce: makeKey('mail').nonce }
      await payload.create({ collection: 'mail-choices', data, depth: 0, overrideAccess: true })
      return (await findMailChoice(payload, email)) as MailChoice
    },
  })
  return row
}

export async function findMailChoice(payload: Payload, email: string): Promise<MailChoice | null> {
  const where = { email: { equals: plainAddress(email) } }
  return (await payload.find({ collection: 'mail-choices', where, ...ONE })).docs[0] ?? null
}

export async function findMailChoiceById(payload: Payload, id: string): Promise<MailChoice | null> {
  const where = { id: { equals: id } }
  return (await payload.find({ collection: 'mail-choices', where, ...ONE })).docs[0] ?? null
}

export async function findMailChoiceByNonce(
  payload: Payload,
  nonce: string,
): Promise<MailChoice | null> {
  const where = { nonce: { equals: nonce } }
  return (await payload.find({ collection: 'mail-choices', where, ...ONE })).docs[0] ?? null
}

export async function updateMailChoice(
  payload: Payload,
  id: string,
  data: Partial<MailChoice>,
): Promise<void> {
  await payload.update({ collection: 'mail-choices', id, data, depth: 0, overrideAccess: true })
}
