import type { Access, Where } from 'payload'
import { isOwner } from '@/domain/staff/roles'

export const anyone: Access = () => true

export const nobody = (() => false) satisfies Access

export const staffOnly: Access = ({ req }) => Boolean(req.user)

/** The public reads what is published; staff read drafts too. */
export const publishedOrStaff: Access = ({ req }) =>
  req.user ? true : { _status: { equals: 'published' } }

const OFFERED: Where = {
  or: [{ kind: { not_equals: 'retail' } }, { isForSale: { not_equals: false } }],
}

/** The public reads what the shop offers; staff read what was taken off sale too. */
export const offeredOrStaff: Access = ({ req }) => (req.user ? true : OFFERED)

/** Styles have no drafts: they are as public as their typeface. */
export const ofPublishedTypefaceOrStaff: Access = ({ req }) =>
  req.user ? true : { 'typeface._status': { equals: 'published' } }

export const ownerOnly: Access = ({ req }) => isOwner(req.user)

/** Of the staff: the owner every row, everybody else their own. */
export const ownerOrSelf: Access = ({ req: { user } }) =>
  isOwner(user) ? true : Boolean(user) && { id: { equals: user?.id } }
