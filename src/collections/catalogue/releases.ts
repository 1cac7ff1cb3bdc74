import type { CollectionConfig, Field } from 'payload'
import {
  describeReleaseChange,
  type ReleaseChange,
} from '@/domain/catalogue/releases/release-change'
import { recordAccess, staffOnly } from '../access-rules'
import { dayOnly, derivedJson } from '../fields/common'
import { refreshCatalogue } from '../hooks/refresh-catalogue'
import { checkbox, date, number, relationship, text, textarea, ui } from '../fields/payload-fields'

const fixed = { access: { update: () => false } } as const

/**
 * The masters of a typeface at one time: created by the shop when a master is replaced, and never deleted, since licences
 * refer to the release they were bought with. Staff write its notes.
 */
export const Releases: CollectionConfig = {
  slug: 'releases',
  access: { ...recordAccess, update: staffOnly },
  admin: { description: 'A new one is made when a master is replaced. Buyers read its notes.' },
  defaultSort: '-createdAt',
  hooks: { afterChange: [refreshCatalogue] },
  fields: [
    relationship('typeface', 'typefaces', { required: true, index: true, ...fixed }),
    text('version', { required: true, ...fixed }),
    textarea('notes'),
    changesInWords(),
    ui('redrawnGlyphs', '@/admin/releases/redrawn-field#RedrawnField'),
    ui('desk', '@/admin/releases/release-panel#ReleasePanel'),
    date('releasedOn', { admin: dayOnly, ...fixed }),
    date('announcedAt', { admin: { hidden: true }, ...fixed }),
    text('announcedBy', { admin: { hidden: true }, ...fixed }),
    // Every mail of it is in the outbox since then.
    date('toldAt', { admin: { hidden: true }, ...fixed }),
    number('told', { admin: { hidden: true }, ...fixed }),
    checkbox('current', {
      defaultValue: true,
      index: true,
      admin: { components: { Cell: '@/admin/releases/take-back#CurrentCell' } },
      ...fixed,
    }),
    number('number', { defaultValue: 1, admin: { hidden: true }, ...fixed }),
    text('releasekey', { unique: true, admin: { hidden: true }, ...fixed }),
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
  return textarea('changesInWords', {
    virtual: true,
    admin: { readOnly: true, disableListColumn: true },
    hooks: {
      afterRead: [
        ({ data }) =>
          ((data?.changes ?? []) as ReleaseChange[]).map(describeReleaseChange).join('\n'),
      ],
    },
  })
}
