import type { CollectionBeforeChangeHook as BeforeChange } from 'payload'
import { addressOf, isSecret } from '@/domain/catalogue/prerelease'
import { findPublicPath } from '@/operations/records/pages'
import { hasChildren } from '@/operations/records/typefaces'
import type { Typeface } from '@/payload-types'
import { refused } from './refuse'

/**
 * A typeface that only chosen clients see has a key in its address; ticked off, the address is that of its name. What everybody
 * has seen cannot be secret any more, nor one family of a superfamily whose page lists it.
 */
export const keepAddressSecret: BeforeChange<Typeface> = async ({ data, originalDoc, req }) => {
  const { slug, prerelease = false, parent } = { ...originalDoc, ...data }
  if (!slug) return data
  if (!prerelease) return isSecret(slug) ? { ...data, slug: addressOf(slug, false) } : data

  const id = originalDoc?.id
  const shown = id === undefined ? null : await findPublicPath(req.payload, 'typefaces', id)
  const isInFamily = Boolean(parent) || (id !== undefined && (await hasChildren(req.payload, id)))
  const message =
    shown !== null && !isSecret(shown)
      ? 'Everybody sees this typeface already. Take it back first (Unpublish), then tick this.'
      : isInFamily
        ? 'A family of a superfamily is shown on the page of all: it cannot be seen by some alone.'
        : null
  if (message === null) return { ...data, slug: addressOf(slug, true) }
  throw refused(req, 'typefaces', [{ path: 'prerelease', message }])
}
