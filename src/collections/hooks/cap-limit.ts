import type { CollectionBeforeOperationHook } from 'payload'

const MOST = 200

/** The public REST answers at most 200 rows at a time, whatever is asked for. */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI !== 'REST') return args
  const limit = args.limit > 0 ? Math.min(args.limit, MOST) : MOST
  return { ...args, limit: args.limit === undefined ? args.limit : limit, pagination: true }
}
