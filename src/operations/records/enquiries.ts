import type { Payload } from 'payload'
import type { Enquiry } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { possibleIds } from './any-collection'

type NewEnquiry = Required<
  Pick<
    Enquiry,
    'enquirykey' | 'name' | 'email' | 'company' | 'licenceType' | 'tier' | 'typefaces' | 'message'
  >
>

/** Once for its key. */
export async function insertEnquiryOnce(payload: Payload, enquiry: NewEnquiry): Promise<Enquiry> {
  const { row } = await insertOnce({
    find: () => findEnquiryByKey(payload, enquiry.enquirykey ?? ''),
    insert: () =>
      payload.create({
        collection: 'enquiries',
        data: { ...enquiry, state: 'open' },
        depth: 0,
        overrideAccess: true,
      }),
  })
  return row
}

export async function findEnquiry(payload: Payload, id: string): Promise<Enquiry | null> {
  return payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

/** Names of the published typefaces among these ids, in the order of the catalogue. */
export async function findTypefaceNames(payload: Payload, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: {
      and: [{ id: { in: possibleIds(payload, ids) } }, { _status: { equals: 'published' } }],
    },
    select: { name: true },
    sort: ['position', 'name'],
    depth: 0,
    limit: ids.length,
    overrideAccess: true,
  })
  return docs.map(({ name }) => name)
}

async function findEnquiryByKey(payload: Payload, enquirykey: string): Promise<Enquiry | null> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { enquirykey: { equals: enquirykey } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
}
