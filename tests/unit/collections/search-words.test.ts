import type { CollectionConfig } from 'payload'
import { expect, test } from 'vitest'
import { Grants } from '@/collections/sales/grants'
import { Mails } from '@/collections/sales/mails'
import { PaymentEvents } from '@/collections/sales/payment-events'

/** The words of "Search by …" over a list. */
function searchWordsOf({ admin, fields }: CollectionConfig): unknown[] {
  const searched = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
  const named = fields.filter((field) => 'name' in field)
  return searched.map((name) => {
    const field = named.find((one) => one.name === name)
    return (field && 'label' in field && field.label) || name
  })
}

test.each([
  [Mails, ['Recipient', 'Why it failed']],
  [PaymentEvents, ['Kind of event', 'Payment number', 'Event number']],
  [Grants, ['E-mail']],
] as const)('the list of $slug is searched by words that staff know', (collection, words) => {
  expect(searchWordsOf(collection)).toEqual(words)
})
