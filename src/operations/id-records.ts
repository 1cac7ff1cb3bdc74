import type { Payload } from 'payload'

const OBJECT_ID = /^[0-9a-f]{24}$/

/** The ids among these that a row can have at all: MongoDB fails on a query with any other. */
export function possibleIds(payload: Payload, ids: string[]): string[] {
  return payload.db.name === 'mongoose' ? ids.filter((id) => OBJECT_ID.test(id)) : ids
}
