import type { CheckboxField, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { ownValue } from '@/domain/own-value'
import { findPublicPath, type Led, leadOn, pathOf } from '@/operations/records/pages'
import { checkbox } from '../fields/payload-fields'

/** Offered beside a changed address, and ticked: see `AddressField`. It is asked at each save and kept nowhere. */
export const leadsOnField: CheckboxField = checkbox('leadsOn', {
  virtual: true,
  defaultValue: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})

type Addressed = { id: string } & Parameters<typeof pathOf>[1]

/** What the public knows is the published row: a draft may have had the new address for weeks. */
export const noteOldAddress: CollectionBeforeChangeHook = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  const isShown = collection.slug === 'designers' ? isPublic(change) : data._status === 'published'
  const isKept = data.leadsOn === false || data.prerelease === true
  if (operation !== 'update' || isKept || !isShown) return data
  const id = String(originalDoc?.id)
  const before = await findPublicPath(req.payload, collection.slug as Led, id)
  const now = { ...originalDoc, ...data } as Addressed
  if (before && before !== pathOf(collection.slug as Led, now)) req.context[keyOf(id)] = before
  return data
}

export const leadFromOldAddress: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as Addressed
  const before = ownValue(req.context, keyOf(id))
  if (typeof before !== 'string') return doc
  const led = collection.slug as Led
  await leadOn(req.payload, { collection: led, id, before, path: pathOf(led, doc as Addressed) })
  return doc
}

function isPublic({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]): boolean {
  return Boolean(data.isPublic ?? originalDoc?.isPublic)
}

function keyOf(id: string): string {
  return `old-address-${id}`
}
