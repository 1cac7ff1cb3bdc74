import type { CollectionConfig, Config } from 'payload'
import { expect, test } from 'vitest'
import { labelDesk } from '@/collections/labels/label-collections'
import { Grants } from '@/collections/sales/grants'
import { Mails } from '@/collections/sales/mails'
import { PaymentEvents } from '@/collections/sales/payment-events'

/** The words of "Search by …" over a list. */
function searchWordsOf(collection: CollectionConfig): unknown[] {
  const [desk] = labelDesk({ collections: [collection] } as Config).collections ?? []
  const searched = desk?.admin?.listSearchableFields ?? [desk?.admin?.useAsTitle ?? 'id']
  const named = desk?.fields.filter((field) => 'name' in field) ?? []
  return searched.map((name) => {
    const field = named.find((one) => one.name === name)
    return (field as { label?: { en?: string } } | undefined)?.label?.en ?? name
  })
}

test.each([
  [Mails, ['Recipient', 'Why it failed']],
  [PaymentEvents, ['Kind of event', 'Payment number', 'Event number']],
  [Grants, ['E-mail']],
] as const)('the list of $slug is searched by words that staff know', (collection, words) => {
  expect(searchWordsOf(collection)).toEqual(words)
})
