import type { Payload, Where } from 'payload'
import type { Enquiry, Order, Quote, TrialOrder } from '@/payload-types'
import { withTypefaces } from '../../catalogue/typefaces/named-typeface-records'

const NEWEST = { depth: 0, pagination: false, overrideAccess: true, sort: '-createdAt' } as const

/** The newest of each kind that fit; `where` asks for addresses and names alone, which all of them have. */
export async function findRowsOfBuyers(
  payload: Payload,
  { where, limit }: { where: Where; limit: number },
): Promise<{ orders: Order[]; trials: TrialOrder[]; quotes: Quote[]; enquiries: Enquiry[] }> {
  const asked = { where, limit, ...NEWEST }
  const [orders, trials, quotes, enquiries] = await Promise.all([
    payload.find({ collection: 'orders', ...asked }),
    payload.find({ collection: 'trial-orders', ...asked }),
    payload.find({ collection: 'quotes', ...asked }),
    payload.find({ collection: 'enquiries', ...asked }),
  ])
  return {
    orders: orders.docs,
    trials: await withTypefaces(payload, trials.docs),
    quotes: quotes.docs,
    enquiries: enquiries.docs,
  }
}
