import { mergeListSearchAndWhere } from 'payload/shared'
import type { PayloadRequest, Where } from 'payload'
import { InvalidRequest } from '@/domain/shop-error'
import { exportOrders } from '@/operations/orders/order-list'
import { streamFile } from './file-response'
import { staffEndpoint } from './staff-endpoint'

/** GET `/api/orders/export?…`: the orders of a list, by the address of that list. */
export const exportedOrders = staffEndpoint('get', '/export', async (req) => {
  const day = new Date().toISOString().slice(0, 10)
  const rows = exportOrders(req, listOf(req))
  try {
    return await streamFile(rows, { name: `orders-${day}.csv`, type: 'text/csv; charset=utf-8' })
  } catch (error) {
    if (error instanceof Error && error.name === 'QueryError') throw new InvalidRequest(ODD)
    throw error
  }
})

const ODD = { where: 'Orders cannot be asked for like this. Open the list again.' }

function listOf({ query, payload }: PayloadRequest): { where: Where; sort: string } {
  const { where, search, sort } = query
  const text = typeof search === 'string' ? search : ''
  return {
    where: mergeListSearchAndWhere({
      collectionConfig: payload.collections.orders.config,
      search: text,
      where: (where as Where | undefined) ?? {},
    }),
    sort: typeof sort === 'string' && sort !== '' ? sort : '-placedAt',
  }
}
