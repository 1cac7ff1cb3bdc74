import {
  APIError,
  type CollectionAfterChangeHook as AfterChange,
  type CollectionBeforeChangeHook as BeforeChange,
  type CollectionBeforeValidateHook as BeforeValidate,
} from 'payload'
import { hasChildren } from '@/operations/records/typefaces'
import { isSlugInTrash } from '@/operations/records/any-collection'
import { dropPictureOfShop } from '@/operations/records/shop'
import { refreshCatalogue } from './refresh-catalogue'
import { refused } from './refuse'

/**
 * What goes into the trash is no longer published: so it leaves every page, list and cart the way a withdrawn one does, and
 * whoever takes it out of there chooses whether it is published again.
 */
export const withdrawTrashed: BeforeChange = async ({ collection, data, originalDoc, req }) => {
  if (!data.deletedAt || originalDoc?.deletedAt) return data
  if (collection.slug === 'typefaces' && (await hasChildren(req.payload, originalDoc?.id))) {
    throw new APIError(HAS_CHILDREN, 409, null, true)
  }
  return { ...data, _status: 'draft' }
}

const HAS_CHILDREN =
  'Other typefaces belong to this superfamily. Take them out of it first, or put them into the trash before it.'

/** An address belongs to what is in the trash until that is deleted for good: it may come back. */
export const refuseSlugInTrash: BeforeValidate = async ({ collection, data, originalDoc, req }) => {
  const slug = data?.slug
  if (!slug || slug === originalDoc?.slug) return data
  if (!(await isSlugInTrash(req.payload, { collection: collection.slug, slug }))) return data
  const message = `Something in the trash has the address “${slug}”. Delete it there for good, or choose another address.`
  throw refused(req, collection.slug, [{ message, path: 'slug' }])
}

/**
 * What is changed of a picture, its words or its file, is on the pages at once; a new one stands nowhere yet. One that goes
 * into the trash leaves the pages, and the bar; its file stays until it is deleted for good.
 */
export const followMedia: AfterChange = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') return doc
  if (doc.deletedAt && !previousDoc?.deletedAt) await dropPictureOfShop(req, doc.id)
  return refreshCatalogue({ doc, req })
}
