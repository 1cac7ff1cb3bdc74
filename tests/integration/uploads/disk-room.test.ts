import '../../support/shop/full-disk'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sendMails } from '@/operations/mails/send-mails'
import { env } from '@/env'
import { aStyle, openStaffDoor } from '../../support/faults/staff-door'
import { aCart } from '../../support/shop/buyer'
import { listFiles } from '../../support/shop/list-files'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { DISK_IS_FULL, watchCondition } from '@/operations/staff/notify-staff'
import { mailsTo } from '../../support/mails/kept-mails'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
afterAll(() => shop.close())

test('where the disk is nearly full uploads stop with a sentence, nothing is left of them, and sales go on', async () => {
  const door = await openStaffDoor(shop)
  const staff = await signInStaff(shop)
  const style = await aStyle(shop, 'no-room')
  const bytes = await readFile('src/seed/masters/geist/Geist-Variable.ttf')
  const { body: upload } = await staff.ask<{ id: string }>('POST', '/api/uploads')
  const before = await listFiles(join(env.dataDir, 'fonts'))
  const answers = [
    await door.upload(style, bytes),
    await staff.send(`/api/uploads/${upload.id}/files?name=Geist.ttf`, bytes),
  ]

  const error = expect.objectContaining({
    code: 'disk_full',
    message: expect.stringContaining('Make room on it'),
  })
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [507, { error }],
    [507, { error }],
  ])
  expect(await listFiles(join(env.dataDir, 'fonts'))).toEqual(before)
  expect(await aCart(shop.visitor())).toMatchObject({ state: 'open' })
})

test('that the disk is nearly full is told to staff once, however long it is', async () => {
  for (let look = 0; look < 3; look++) await watchCondition(shop.payload, DISK_IS_FULL)
  await sendMails(shop.payload)
  await emptyOutbox(shop.payload)
  const mails = await mailsTo(shop.dataDir, 'staff@example.org')

  expect(mails.map((mail) => /^Subject: (.+?)\r?$/m.exec(mail)?.[1])).toEqual([
    expect.stringContaining('almost_full'),
  ])
})
