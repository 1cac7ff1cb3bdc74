import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionConfig,
  Field,
  FlattenedField,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { type AuditedField, changesInWords, DEEDS } from '@/domain/staff/deeds'
import { readShop } from '@/operations/records/shop'
import { keepAudit } from '@/operations/staff/record-audit'
import { recordRows } from '../access-rules'
import { hiddenText, readOnlyText } from '../fields/common'
import { labelOfName } from '../labels/english-labels'
import { date, select, text, ui } from '../fields/payload-fields'

const CELLS = '@/admin/staff/audit-cells'

/** Who of the staff did what, and from where: written as it happens, never changed and never removed. */
export const Audit: CollectionConfig = {
  slug: 'audit',
  ...recordRows,
  defaultSort: '-at',
  fields: [
    date('at', { required: true, index: true, admin: { readOnly: true } }),
    readOnlyText('by', { index: true }),
    select('deed', [...DEEDS], { required: true }),
    inList('place', 'PlaceCell'),
    text('row', { index: true, admin: { components: { Field: false } } }),
    inList('title', 'RowCell'),
    inList('details', 'ChangesCell'),
    ui('entry', `${CELLS}#EntryField`),
    readOnlyText('address'),
    readOnlyText('browser'),
    // Of a sign-in: which visit began by it.
    hiddenText('visit', { index: true }),
  ],
}

/** On the page of an entry they stand together, in words. */
function inList(name: string, cell: string): Field {
  const components = { Field: false, Cell: `${CELLS}#${cell}` } as const
  return { name, type: 'text', index: name === 'place', admin: { readOnly: true, components } }
}

type Row = Record<string, unknown> & { id?: unknown }

export const keepChange: CollectionAfterChangeHook = async (change) => {
  const { collection, doc, operation, previousDoc, req } = change
  // A collection without pages is the shop's own bookkeeping of a change that has its entry.
  if (!isByHand(req) || collection.admin.hidden === true) return doc
  const details =
    operation === 'create' ? '' : await changesOf(collection, req, [previousDoc as Row, doc as Row])
  if (operation === 'update' && details === '') return doc
  await keepAudit(req, {
    deed: operation === 'create' ? 'created' : 'changed',
    place: collection.slug,
    row: String((doc as Row).id),
    // What has a typeface is called by that, too: it is looked up.
    title: 'typeface' in doc ? undefined : titleOf(doc as Row, collection.admin.useAsTitle),
    details,
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
  const details = await changesOf(global, req, [previousDoc as Row, doc as Row])
  if (details) await keepAudit(req, { deed: 'changed', place: global.slug, details })
  return doc
}

export const keepSignIn: CollectionAfterLoginHook = async ({ collection, req, token, user }) => {
  await keepAudit(req, {
    deed: 'signed_in',
    place: collection.slug,
    row: String(user.id),
    title: String(user.email),
    visit: visitOf(token),
  })
}

/** The visit that a token was just made for. */
function visitOf(token: string): string | null {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid?: string
  }
  return sid ?? null
}

async function changesOf(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  req: PayloadRequest,
  [before, after]: [before: Row, after: Row],
): Promise<string> {
  const { currency } = await readShop(req.payload)
  const fields = flattenedFields.filter(isOfForm).map(auditedField)
  return changesInWords(before, after, { fields, currency })
}

/** Hidden fields are the shop's own bookkeeping: nobody has changed them by hand. */
function isOfForm(field: FlattenedField): boolean {
  const { hidden, admin } = field as { hidden?: boolean; admin?: { hidden?: boolean } }
  return !hidden && admin?.hidden !== true
}

const SECRET = /password|secret|token|hash|nonce|salt|apiKey/i

const SINGLE = ['text', 'email', 'number', 'checkbox', 'select', 'radio', 'date']

function auditedField(field: FlattenedField): AuditedField {
  const { name, admin } = field
  const label: unknown = 'label' in field ? field.label : undefined
  const english = (label as { en?: unknown } | undefined)?.en
  return {
    name,
    label:
      typeof english === 'string' ? english : name === '_status' ? 'Status' : labelOfName(name),
    isSaid: isSaid(field),
    isMoney: /MoneyField/.test(JSON.stringify(admin?.components ?? '')),
  }
}

/** One value, or several in a line as an address has them; and none of them opens a door. */
function isSaid(field: FlattenedField): boolean {
  if (field.type === 'group') return field.flattenedFields.every(isSaid)
  return SINGLE.includes(field.type) && !SECRET.test(field.name)
}

/** What an operation writes for somebody has its own entry, by the name of the deed. */
function isByHand(req: PayloadRequest): boolean {
  return Boolean(req.user) && req.payloadAPI === 'REST' && !req.context.quiet
}

function titleOf(row: Row, field: string | undefined): string {
  return String(row[field ?? 'id'] ?? row.id ?? '')
}
