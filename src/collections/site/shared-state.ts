import type { CollectionConfig } from 'payload'
import { secretRows, unseenRows } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { date, number, text } from '../fields/payload-fields'

/**
 * When the scheduler's timers last ran: a restart neither skips a run nor repeats it, and one process of several does it. `dueAt`
 * is until when a run is claimed, or when the next may begin.
 */
export const Timers: CollectionConfig = {
  slug: 'timers',
  ...unseenRows,
  fields: [
    readOnlyText('name', { unique: true }),
    date('lastRunAt'),
    date('dueAt'),
    number('attempts'),
  ],
}

/** How often something was asked for, where every process of the shop sees it. Only operations/limits/ reads and writes it. */
export const Limits: CollectionConfig = {
  slug: 'limits',
  ...secretRows,
  timestamps: false,
  fields: [
    text('key', { required: true, unique: true, index: true }),
    number('points', { required: true }),
    date('expiresAt', { required: true, index: true }),
  ],
}
