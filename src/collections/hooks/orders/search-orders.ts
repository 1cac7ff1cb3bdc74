import type { CollectionBeforeOperationHook, Where } from 'payload'
import { withLicences } from '@/operations/orders/order-list'

export const SEARCHED_FIELDS = ['number', 'email', 'name', 'company']

/** Staff find an order by its licences, too. */
export const searchOrders: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { where } = args as { where?: Where }
  if (operation !== 'read' || !req.user || !where) return args
  return { ...args, where: await withLicences(req.payload, where, SEARCHED_FIELDS) }
}
