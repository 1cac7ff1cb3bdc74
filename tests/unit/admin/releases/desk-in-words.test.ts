import { expect, test } from 'vitest'
import { deskInWords } from '@/admin/releases/announcement-in-words'
import { say } from '@/domain/staff/german/in-german'
import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'

const DESK: ReleaseDesk = {
  state: 'ready',
  holders: 2,
  licences: 3,
  refusing: 0,
  preview: null,
  url: null,
  announced_at: null,
  announced_by: null,
  goes_back_to: null,
  mails: { sent: 0, waiting: 0, failed: 0, dropped: 0 },
}
const ANNOUNCED = { announced_at: '2026-11-23T09:00:00Z', announced_by: 'ada@fount.example' }

test.each<[Partial<ReleaseDesk>, string]>([
  [{}, '2 holders, with 3 licences in force that it is news for, one mail each.'],
  [
    { refusing: 1 },
    '2 holders, with 3 licences in force that it is news for, one mail each. One other wants no such mails.',
  ],
  [
    { state: 'telling', ...ANNOUNCED },
    'Announced on 2026-11-23 by ada@fount.example. The mails are on their way.',
  ],
  [
    { state: 'told', ...ANNOUNCED, mails: { sent: 10, waiting: 1, failed: 1, dropped: 0 } },
    'Announced on 2026-11-23 by ada@fount.example. 12 mails, 10 sent, 1 waiting, 1 failed: see Mails.',
  ],
])('of %o the panel says: %s', (change, sentence) => {
  const inEnglish = (english: string, values = {}) => say('en', english, values)

  expect(deskInWords({ ...DESK, ...change }, inEnglish)).toBe(sentence)
})
