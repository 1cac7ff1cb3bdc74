import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordAccess } from '../access-rules'
import { hiddenText, jsonField, readOnlyText } from '../fields/common'

/** What the buyer holds: one for each line of an order. */
export const Licences: CollectionConfig = {
  slug: 'licences',
  access: recordAccess,
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'licenseeName', 'typefaceName', 'state', 'issuedAt'],
    listSearchableFields: ['number', 'licenseeName', 'typefaceName'],
  },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    readOnlyText('linekey', { unique: true }),
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: stateOptions('licences'),
    },
    readOnlyText('licenseeName'),
    jsonField('licensee', { holds: 'Licensee', required: true }),
    readOnlyText('typefaceName'),
    jsonField('styles', { holds: 'LicensedStyle[]', required: true }),
    jsonField('uses', { holds: 'LicensedUse[]', required: true }),
    jsonField('eulas', { required: true }),
    { name: 'issuedAt', type: 'date', required: true },
    { name: 'startsAt', type: 'date' },
    { name: 'endsAt', type: 'date', index: true },
    { name: 'version', type: 'number', defaultValue: 1 },
    { name: 'changedAt', type: 'date' },
    jsonField('contact'),
    jsonField('paid'),
    readOnlyText('upgradeOf', { index: true }),
    readOnlyText('renews', { index: true }),
    readOnlyText('supersededBy'),
    { name: 'supersededAt', type: 'date' },
    { name: 'shows', type: 'select', defaultValue: 'licensee', options: ['licensee', 'nothing'] },
    hiddenText('checkkey', { index: true }),
    { name: 'revokedAt', type: 'date' },
    readOnlyText('revokedReason'),
  ],
}
