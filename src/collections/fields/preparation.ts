import type { Field } from 'payload'
import { derivedAccess } from './common'

const behind = { access: derivedAccess, admin: { hidden: true, disableListColumn: true } } as const

/** What is still being made of a published typeface's masters and name; empty when all of it is there. */
export const preparation: Field[] = [
  {
    name: 'preparationNotice',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '@/admin/preparation-notice#PreparationNotice' },
      disableListColumn: true,
    },
  },
  {
    name: 'missedNotice',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '@/admin/typeface/missed-notice#MissedNotice' },
      disableListColumn: true,
    },
  },
  {
    name: 'preparation',
    type: 'select',
    options: ['waiting', 'preparing', 'failed'],
    index: true,
    ...behind,
  },
  { name: 'preparationChangedAt', type: 'date', ...behind },
  { name: 'preparationError', type: 'text', ...behind },
]
