import type { CollectionConfig, Field } from 'payload'
import {
  describeReleaseChange,
  type ReleaseChange,
} from '@/domain/catalogue/releases/release-change'
import { recordAccess, staffOnly } from '../access-rules'
import { dayOnly, derivedJson } from '../fields/common'
import { refreshCatalogue } from '../hooks/refresh-catalogue'

const fixed = { access: { update: () => false } } as const

/**
 * The masters of a typeface at one time: created by the shop when a master is replaced, and never deleted, since licences
 * refer to the release they were bought with. Staff write its notes.
 */
export const Releases: CollectionConfig = {
  slug: 'releases',
  access: { ...recordAccess, update: staffOnly },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['typeface', 'version', 'releasedOn', 'current', 'notes'],
    description: 'A new one is made when a master is replaced. Buyers read its notes.',
  },
  defaultSort: '-createdAt',
  hooks: { afterChange: [refreshCatalogue] },
  fields: [
    {
      name: 'typeface',
      type: 'relationship',
      relationTo: 'typefaces',
      required: true,
      index: true,
      ...fixed,
    },
    { name: 'version', type: 'text', required: true, ...fixed },
    { name: 'notes', type: 'textarea' },
    changesInWords(),
    {
      name: 'redrawnGlyphs',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/releases/redrawn-field#RedrawnField' },
        disableListColumn: true,
      },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/releases/release-panel#ReleasePanel' },
        disableListColumn: true,
      },
    },
    { name: 'releasedOn', type: 'date', admin: dayOnly, ...fixed },
    { name: 'announcedAt', type: 'date', admin: { hidden: true }, ...fixed },
    { name: 'announcedBy', type: 'text', admin: { hidden: true }, ...fixed },
    // Every mail of it is in the outbox since then.
    { name: 'toldAt', type: 'date', admin: { hidden: true }, ...fixed },
    { name: 'told', type: 'number', admin: { hidden: true }, ...fixed },
    {
      name: 'current',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { components: { Cell: '@/admin/releases/take-back#CurrentCell' } },
      ...fixed,
    },
    { name: 'number', type: 'number', defaultValue: 1, admin: { hidden: true }, ...fixed },
    { name: 'releasekey', type: 'text', unique: true, admin: { hidden: true }, ...fixed },
    derivedJson('masters'),
    derivedJson('changes'),
    derivedJson('measure'),
    derivedJson('facts'),
    derivedJson('scoreFacts'),
    derivedJson('redrawn'),
  ],
}

/** The reflow risk of each style, composed on each read: sentences may improve, the stored facts stay. */
function changesInWords(): Field {
  return {
    name: 'changesInWords',
    type: 'textarea',
    virtual: true,
    admin: { readOnly: true, disableListColumn: true },
    hooks: {
      afterRead: [
        ({ data }) =>
          ((data?.changes ?? []) as ReleaseChange[]).map(describeReleaseChange).join('\n'),
      ],
    },
  }
}
