import type { CollectionBeforeOperationHook } from 'payload'

const MOST = 200

/** The public REST API returns at most 200 rows at a time, whatever limit is requested. */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST' || !('limit' in args)) return args
  const { limit } = args
  const capped = limit === undefined ? limit : limit > 0 ? Math.min(limit, MOST) : MOST
  return { ...args, limit: capped, pagination: true }
}
