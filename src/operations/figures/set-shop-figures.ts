import type { Payload } from 'payload'
import { env } from '@/env'
import { setFigure } from '@/platform/figures'
import {
  countMails,
  countOrders,
  findDueWork,
  findLastRuns,
  findOldestDueMail,
} from '../records/figures/figure-rows'
import { findLastBackup } from '../scheduler/nightly-backup'

/** What of the shop is read from its database whenever Prometheus asks, in each process the same. */
export function setShopFigures(payload: Payload): void {
  const secondsSince = (time: Date | null) => (time ? (Date.now() - time.getTime()) / 1000 : 0)
  setFigure({
    ...{ name: 'fount_orders', help: 'Orders by state.', label: 'state' },
    read: () => countOrders(payload),
  })
  setFigure({
    ...{ name: 'fount_mails', help: 'Mails that have not gone out, by state.', label: 'state' },
    read: () => countMails(payload),
  })
  setFigure({
    name: 'fount_mail_overdue_seconds',
    help: 'For how long the mail that waits longest should have gone out.',
    read: async () => [['', secondsSince(await findOldestDueMail(payload, new Date()))]],
  })
  setFigure({
    ...{ name: 'fount_timed_work_age_seconds', label: 'work' },
    help: 'Since when timed work last began in any process, by its name.',
    read: async () =>
      (await findLastRuns(payload)).map(({ name, at }) => [name, secondsSince(at)] as const),
  })
  setFigure({
    name: 'fount_scheduled_overdue_seconds',
    help: 'For how long the publishing that waits longest should have been done.',
    read: async () => [['', secondsSince(await findDueWork(payload, new Date()))]],
  })
  const { backup } = env
  if (backup === null) return
  setFigure({
    name: 'fount_last_backup_timestamp_seconds',
    help: 'When the newest backup in BACKUP_DIR was made; 0: never.',
    read: async () => [['', ((await findLastBackup(backup.folder))?.getTime() ?? 0) / 1000]],
  })
}
