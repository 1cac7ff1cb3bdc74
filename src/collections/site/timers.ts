import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { date, number } from '../fields/payload-fields'

/**
 * When the scheduler's timers last ran: a restart neither skips a run nor repeats it, and one process of several does it. `dueAt`
 * is until when a run is claimed, or when the next may begin.
 */
export const Timers: CollectionConfig = {
  slug: 'timers',
  access: recordAccess,
  admin: { hidden: true, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [
    readOnlyText('name', { unique: true }),
    date('lastRunAt'),
    date('dueAt'),
    number('attempts'),
  ],
}
