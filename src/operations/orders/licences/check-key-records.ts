import { randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { Licence } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

const FORM = /^[\w-]{24}$/

/** What the page for checking a licence is found by: chance alone, made of no secret, so that a PDF leads there in ten years. */
export function makeCheckkey(): string {
  return randomBytes(18).toString('base64url')
}

/** The key of a licence; the first licences are given theirs when it is needed. */
export async function ensureCheckkey(payload: Payload, id: string): Promise<string> {
  const known = await findCheckkey(payload, id)
  if (known) return known
  await compareAndSet(payload, {
    collection: 'licences',
    where: { and: [{ id: { equals: id } }, { checkkey: { exists: false } }] },
    data: { checkkey: makeCheckkey() },
  })
  const made = await findCheckkey(payload, id)
  if (!made) throw new Error(`Licence ${id} was given no key for checking.`)
  return made
}

export async function findLicenceByCheckkey(
  payload: Payload,
  key: string,
): Promise<Licence | null> {
  return FORM.test(key) ? findOne(payload, { checkkey: { equals: key } }) : null
}

async function findCheckkey(payload: Payload, id: string): Promise<string | null> {
  return (await findOne(payload, { id: { equals: id } }))?.checkkey ?? null
}

async function findOne(payload: Payload, where: Where): Promise<Licence | null> {
  const { docs } = await payload.find({
    collection: 'licences',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
}
