import { expect, test } from 'vitest'
import { may, ROLES } from '@/domain/staff/roles'
import { readersOf, STAFF_NOTICES, type StaffNotice } from '@/domain/staff/staff-notice'

const [owner, sales, fonts, pages, accountant] = ROLES.map((role) => ({
  name: role,
  roles: [role],
}))
const everybody = [owner!, sales!, fonts!, pages!, accountant!]
const namesOf = (notice: StaffNotice) => readersOf(notice, everybody).map(({ name }) => name)

test('what a mail says of buyers reaches nobody who may not see them in the panel', () => {
  const ofTheShop: StaffNotice[] = ['staff_webhook_silent', 'staff_disk_full', 'staff_file_lost']
  for (const notice of STAFF_NOTICES) {
    const readers = readersOf(notice, everybody)
    const area = ofTheShop.includes(notice) ? 'settings' : 'sell'
    expect(readers.length).toBeGreaterThan(0)
    expect(readers.every((login) => may(login, 'edit', area))).toBe(true)
  }
  expect(namesOf('staff_enquiry')).toEqual(['owner', 'sales'])
  expect(namesOf('staff_disk_full')).toEqual(['owner'])
})

test('who wants no mails of a kind gets none, as long as somebody does', () => {
  const quiet = { ...owner!, withoutMails: ['staff_enquiry'] }

  expect(readersOf('staff_enquiry', [quiet, sales!])).toEqual([sales])
  expect(readersOf('staff_dispute', [quiet, sales!])).toEqual([quiet, sales])
  expect(readersOf('staff_enquiry', [quiet, fonts!])).toEqual([quiet])
})
