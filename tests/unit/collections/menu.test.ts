import type { CollectionConfig, Config } from 'payload'
import { expect, test } from 'vitest'
import { guardDesk } from '@/collections/guard-areas'
import { Grants } from '@/collections/sales/grants'
import { Invoices } from '@/collections/sales/invoices'

test('what the shop writes for itself stands behind one lid of the menu, and its pages are open all the same', () => {
  const { collections = [] } = guardDesk({
    collections: [Invoices, Grants],
  } as Partial<Config> as Config)
  const place = ({ slug, admin }: CollectionConfig) => ({
    slug,
    group: admin?.group,
    isClosed: admin?.hidden === true,
  })

  expect(collections.map(place)).toEqual([
    { slug: 'invoices', group: { en: 'Sell', de: 'Verkauf' }, isClosed: false },
    { slug: 'grants', group: false, isClosed: false },
  ])
})
