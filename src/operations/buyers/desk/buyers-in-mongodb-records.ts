import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { PAID_STATES } from '@/domain/customer/buyer-sums'
import { BUYERS_A_PAGE, type BuyersAsked, type FoundBuyers, type PaidSum } from './buyer-list'

type Grouped = { _id: string; last: Date; name: string; count: number; isFound: boolean }

const ADDRESS = { $toLower: '$email' }

/** Of each kind the addresses are grouped in the database; what comes of it is an address and its figures, never a row. */
export async function findBuyersInMongo(
  payload: Payload,
  { text, page }: BuyersAsked,
): Promise<FoundBuyers> {
  const [orders, trials] = await Promise.all([
    groupByAddress(payload, 'orders', text),
    groupByAddress(payload, 'trial-orders', text),
  ])
  const trialsOf = new Map(trials.map((one) => [one._id, one]))
  const ordersOf = new Map(orders.map((one) => [one._id, one]))
  const addresses = [...new Set([...ordersOf.keys(), ...trialsOf.keys()])]
  const buyers = addresses.flatMap((email) => {
    const both = [ordersOf.get(email), trialsOf.get(email)].filter((one) => one !== undefined)
    if (!both.some(({ isFound }) => isFound)) return []
    const [newest] = both.toSorted((a, b) => b.last.getTime() - a.last.getTime())
    return {
      ...{ email, name: newest?.name ?? '', last: newest?.last.toISOString() ?? '' },
      orders: ordersOf.get(email)?.count ?? 0,
      trials: trialsOf.get(email)?.count ?? 0,
    }
  })
  const from = (page - 1) * BUYERS_A_PAGE
  const ordered = buyers.toSorted(
    (a, b) => b.last.localeCompare(a.last) || a.email.localeCompare(b.email),
  )
  return { count: buyers.length, buyers: ordered.slice(from, from + BUYERS_A_PAGE) }
}

async function groupByAddress(
  payload: Payload,
  collection: 'orders' | 'trial-orders',
  text: string,
): Promise<Grouped[]> {
  const rows = await collectionOf(payload, collection)
    .aggregate<Omit<Grouped, 'isFound'> & { names: (string | null)[] }>([
      { $match: { email: { $nin: [null, ''] } } },
      { $sort: { createdAt: -1 } },
      {
        $group: {
          _id: ADDRESS,
          last: { $first: '$createdAt' },
          name: { $first: { $cond: [{ $gt: ['$company', ''] }, '$company', '$name'] } },
          count: { $sum: 1 },
          names: {
            $addToSet: {
              $concat: [{ $ifNull: ['$name', ''] }, ' ', { $ifNull: ['$company', ''] }],
            },
          },
        },
      },
    ])
    .toArray()
  const wanted = text.toLowerCase()
  return rows.map(({ names, ...row }) => ({
    ...row,
    isFound: [row._id, ...names].some((one) => one?.toLowerCase().includes(wanted)),
  }))
}

export async function sumOrdersInMongo(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const sums = await collectionOf(payload, 'orders')
    .aggregate<{ _id: { email: string; currency: string }; amount: number }>([
      { $match: { state: { $in: [...PAID_STATES] } } },
      {
        $group: {
          _id: { email: ADDRESS, currency: '$currency' },
          amount: { $sum: { $subtract: ['$total', { $ifNull: ['$refunded', 0] }] } },
        },
      },
    ])
    .toArray()
  return sums
    .filter(({ _id }) => emails.includes(_id.email))
    .map(({ _id, amount }) => ({ ..._id, amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency))
}

function collectionOf(payload: Payload, slug: 'orders' | 'trial-orders') {
  const model = (payload.db as unknown as MongooseAdapter).collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}.`)
  return model.collection
}
