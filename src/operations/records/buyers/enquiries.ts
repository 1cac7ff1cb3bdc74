import type { Payload } from 'payload'
import type { Enquiry } from '@/payload-types'
import { possibleIds } from '../any-collection'
import { findAll, insertKeyed, only } from '../rows'

type NewEnquiry = Required<
  Pick<Enquiry, 'enquirykey' | 'topic' | 'name' | 'email' | 'company' | 'message'>
> &
  Partial<Pick<Enquiry, 'licenceType' | 'tier' | 'typefaces' | 'number' | 'order'>>

/** Once for its key. */
export async function insertEnquiryOnce(payload: Payload, enquiry: NewEnquiry): Promise<Enquiry> {
  const { row } = await insertKeyed(payload, 'enquiries', {
    key: 'enquirykey',
    data: { ...enquiry, state: 'open' },
  })
  return row
}

/** Names of the published typefaces among these ids, in the order of the catalogue. */
export async function findTypefaceNames(payload: Payload, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await findAll(payload, 'typefaces', {
    where: { id: { in: possibleIds(payload, ids) }, _status: 'published' },
    select: only('name'),
    sort: ['position', 'name'],
    limit: ids.length,
  })
  return rows.map(({ name }) => name)
}
