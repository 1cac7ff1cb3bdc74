import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { changedFields } from '@/domain/staff/deeds'
import { keepAudit } from '@/operations/staff/record-audit'

type Row = Record<string, unknown> & { id?: unknown }

export const keepChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  if (!isByHand(req)) return doc
  const details = operation === 'create' ? [] : changedFields(previousDoc as Row, doc as Row)
  if (operation === 'update' && details.length === 0) return doc
  await keepAudit(req, {
    deed: operation === 'create' ? 'created' : 'changed',
    place: collection.slug,
    row: String((doc as Row).id),
    title: titleOf(doc as Row, collection.admin.useAsTitle),
    details: details.join(', '),
  })
  return doc
}

export const keepDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isByHand(req)) return
  const title = titleOf(doc as Row, collection.admin.useAsTitle)
  await keepAudit(req, { deed: 'deleted', place: collection.slug, row: String(id), title })
}

export const keepSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!isByHand(req)) return doc
  const details = changedFields(previousDoc as Row, doc as Row).join(', ')
  if (details) await keepAudit(req, { deed: 'changed', place: global.slug, details })
  return doc
}

export const keepSignIn: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  const title = String(user.email)
  await keepAudit(req, { deed: 'signed_in', place: collection.slug, row: String(user.id), title })
}

/** What an operation writes for somebody has its own entry, by the name of the deed. */
function isByHand(req: PayloadRequest): boolean {
  return Boolean(req.user) && req.payloadAPI === 'REST' && !req.context.quiet
}

function titleOf(row: Row, field: string | undefined): string {
  return String(row[field ?? 'id'] ?? row.id ?? '')
}
