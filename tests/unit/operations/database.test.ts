import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { databaseFor } from '@/operations/database'

test.each(['mongodb://127.0.0.1:27017/fount?replicaSet=rs0', 'file:./fount.db'])(
  'no transaction is begun on %s',
  async (url) => {
    const adapter = databaseFor(url).init({ payload: {} as Payload })
    expect(await adapter.beginTransaction()).toBeNull()
  },
)
