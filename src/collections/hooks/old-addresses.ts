import type { CheckboxField, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { ownValue } from '@/domain/own-value'
import { findPublicSlug, leadOn } from '@/operations/records/pages'

type Led = 'pages' | 'typefaces'

/** Offered beside a changed address, and ticked: see `AddressField`. It is asked at each save and kept nowhere. */
export const leadsOnField: CheckboxField = {
  name: 'leadsOn',
  label: 'Lead whoever comes to the old address here',
  type: 'checkbox',
  virtual: true,
  defaultValue: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** What the public knows is the published row: a draft may have had the new address for weeks. */
export const noteOldAddress: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  if (operation !== 'update' || data.leadsOn === false || data._status !== 'published') return data
  const slug: unknown = data.slug ?? originalDoc?.slug
  const id = String(originalDoc?.id)
  const before = await findPublicSlug(req.payload, collection.slug as Led, id)
  if (before && before !== slug) req.context[keyOf(id)] = before
  return data
}

export const leadFromOldAddress: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, slug } = doc as { id: string; slug: string }
  const before = ownValue(req.context, keyOf(id))
  if (typeof before !== 'string') return doc
  await leadOn(req.payload, { collection: collection.slug as Led, id, before, slug })
  return doc
}

function keyOf(id: string): string {
  return `old-address-${id}`
}
