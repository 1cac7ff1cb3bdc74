import type { CollectionSlug, Payload } from 'payload'

type Moment = { collection: CollectionSlug; time: number }

/** The same shop, in which something else happens in between: after a row of this collection was looked up for the nth time. */
export function interrupt(
  payload: Payload,
  { collection, time }: Moment,
  happen: () => Promise<unknown>,
): Payload {
  let times = 0
  const findByID: Payload['findByID'] = async (query) => {
    const row = await payload.findByID(query)
    times += query.collection === collection ? 1 : 0
    if (query.collection === collection && times === time) await happen()
    return row
  }
  return Object.assign(Object.create(payload) as Payload, { findByID })
}
