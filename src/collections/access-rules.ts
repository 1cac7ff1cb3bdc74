import { type Access, type CollectionConfig, NotFound, type Where } from 'payload'
import { isDesignerAlone, isOwner } from '@/domain/staff/roles'
import { bringMedia } from '@/operations/files/media-files'
import { RELEASED } from '@/operations/records/published-catalogue'

type AccessRules = NonNullable<CollectionConfig['access']>

export const staffOnly: Access = ({ req }) => Boolean(req.user)

const edited = { create: staffOnly, update: staffOnly, delete: staffOnly, readVersions: staffOnly }

/** Rows that staff edit and the public never sees. */
export const staffAccess: AccessRules = { ...edited, read: staffOnly }

export const anyone: Access = () => true

/** Rows that staff edit and everybody reads. */
export const publicAccess: AccessRules = { ...edited, read: anyone }

/** The public reads what is published; staff read drafts too. */
const publishedOrStaff: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } }

/** Rows that staff edit and the public reads once they are published. */
export const publishedAccess: AccessRules = { ...edited, read: publishedOrStaff }

export const nobody = (() => false) satisfies Access

/** Rows that only operations write, and staff read: no form moves money. */
export const recordAccess: AccessRules = {
  create: nobody,
  update: nobody,
  delete: nobody,
  read: staffOnly,
}

/** What a collection of such rows says of itself: no form holds one open, so none is locked. */
export const recordRows = { access: recordAccess, lockDocuments: false } as const

/** The same of rows that are no page of the admin panel. */
export const unseenRows = { ...recordRows, admin: { hidden: true } } as const

/** Rows that not even staff read. */
export const secretRows = { ...unseenRows, access: { ...recordAccess, read: nobody } } as const

const OFFERED: Where = {
  or: [{ kind: { not_equals: 'retail' } }, { isForSale: { not_equals: false } }],
}

/** The public reads what the shop offers; staff read what was taken off sale too. */
export const offeredOrStaff: Access = ({ req }) => (req.user ? true : OFFERED)

/** A typeface before its release is found by nobody who was not sent its address. */
export const releasedAccess: AccessRules = {
  ...edited,
  read: ({ req }) => (req.user ? true : RELEASED),
}

const OF_RELEASED: Where = {
  and: [
    { 'typeface._status': { equals: 'published' } },
    { 'typeface.prerelease': { not_equals: true } },
  ],
}

/** Styles have no drafts: they are as public as their typeface. */
export const ofPublishedTypefaceOrStaff: Access = ({ req }) => (req.user ? true : OF_RELEASED)

export const ownerOnly: Access = ({ req }) => isOwner(req.user)

/** Everybody on the staff sees who the others are. */
export const colleaguesOrSelf: Access = ({ req: { user } }) =>
  isDesignerAlone(user) ? { id: { equals: user?.id } } : Boolean(user)

/** Of the staff: the owner every row, everybody else their own. */
export const ownerOrSelf: Access = ({ req: { user } }) =>
  isOwner(user) ? true : Boolean(user) && { id: { equals: user?.id } }

/** Everybody reads, and a missing file is 404: Payload would respond 500 and log an error for each wrong URL. */
export const anyoneWithFiles: Access = async ({ data, isReadingStaticFile, req }) => {
  if (isReadingStaticFile && !(await bringMedia(req.payload, String(data?.filename))))
    throw new NotFound(() => 'There is no such file.')
  return true
}
