import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordAccess } from '../access-rules'
import { bookkeeping, hiddenText, jsonField, readOnlyText } from '../fields/common'
import { date, number, relationship, select, text } from '../fields/payload-fields'

/** What the buyer holds: one for each line of an order. */
export const Licences: CollectionConfig = {
  slug: 'licences',
  access: recordAccess,
  fields: [
    text('number', { required: true, unique: true }),
    bookkeeping(text('linekey', { unique: true })),
    relationship('order', 'orders', { required: true, index: true }),
    select('state', stateOptions('licences'), { required: true, defaultValue: 'active' }),
    readOnlyText('licenseeName'),
    jsonField('licensee', { holds: 'Licensee', required: true }),
    readOnlyText('typefaceName'),
    jsonField('styles', { holds: 'LicensedStyle[]', required: true }),
    jsonField('uses', { holds: 'LicensedUse[]', required: true }),
    jsonField('eulas', { required: true }),
    date('issuedAt', { required: true }),
    date('startsAt'),
    date('endsAt', { index: true }),
    date('chargeAt', { index: true }),
    number('chargeTries'),
    readOnlyText('chargeError'),
    number('version', { defaultValue: 1 }),
    date('changedAt'),
    jsonField('contact'),
    jsonField('paid'),
    readOnlyText('upgradeOf', { index: true }),
    readOnlyText('renews', { index: true }),
    readOnlyText('supersededBy'),
    date('supersededAt'),
    select('shows', ['licensee', 'nothing'], { defaultValue: 'licensee' }),
    hiddenText('checkkey', { index: true }),
    date('revokedAt'),
    readOnlyText('revokedReason'),
  ],
}
