import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { Invoices } from '@/collections/sales/invoices'
import { Licences } from '@/collections/sales/licences'
import { Mails } from '@/collections/sales/mails'
import { OrderEvents } from '@/collections/sales/order-events'
import { Refunds } from '@/collections/sales/refunds'

/** What a page of the admin panel shows of a row, and its list offers as a column. */
function shownOf({ fields }: CollectionConfig): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || ('hidden' in field && field.hidden)) return []
    const { admin } = field as { admin?: { hidden?: boolean; disableListColumn?: boolean } }
    return admin?.hidden && admin.disableListColumn ? [] : [field.name]
  })
}

test.each([
  [Invoices, ['documentkey', 'sha256']],
  [Licences, ['linekey', 'checkkey']],
  [Mails, ['mailkey', 'about']],
  [OrderEvents, ['eventkey']],
  [Refunds, ['refundkey', 'refundid', 'title']],
] as const)('a row of $slug shows no key, id or hash of the shop’s own', (collection, keys) => {
  const names = collection.fields.map((field) => ('name' in field ? field.name : ''))

  expect(names).toEqual(expect.arrayContaining([...keys]))
  expect(shownOf(collection).filter((name) => keys.some((key) => key === name))).toEqual([])
})
