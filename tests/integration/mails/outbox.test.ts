import { mailServer } from '../../support/mails/mail-environment'
import { afterAll, expect, test, vi } from 'vitest'
import { sendMails } from '@/operations/mails/send-mails'
import { claimMail, makeMailsDue, updateMail } from '@/operations/records/mails'
import type { Mail } from '@/payload-types'
import { aPaidPurchase, type Placed } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await shop.close()
  await mailServer.stop()
})

async function mailOf(placed: Placed): Promise<Mail> {
  const { id } = await requireOrder(shop, placed)
  const { docs } = await payload.find({
    collection: 'mails',
    where: { about: { equals: id } },
    overrideAccess: true,
  })
  return docs[0] as Mail
}

/** The order's mail once it was tried; its next try, if there is one, is due now. */
async function triedMailOf(placed: Placed): Promise<Mail> {
  await vi.waitFor(async () => {
    const { attempts, lastFailure } = await mailOf(placed)
    expect(attempts && lastFailure).toBeTruthy()
  }, WAITING)
  const mail = await mailOf(placed)
  const data = { dueAt: new Date().toISOString() }
  await payload.db.updateOne({ collection: 'mails', where: { id: { equals: mail.id } }, data })
  return mail
}

const messageIdOf = (mail: string | undefined) => /^message-id: *(.+)$/im.exec(mail ?? '')?.[1]

test('every try of a mail carries the same Message-ID', async () => {
  mailServer.answerNext('DATA', '451 try again later')
  const { order } = await aPaidPurchase(shop.visitor())
  const tried = await triedMailOf(order)
  await sendMails(payload)
  const { state, attempts } = await mailOf(order)
  const [first, second] = mailServer.received.map(messageIdOf)

  expect([tried.state, state, attempts]).toEqual(['waiting', 'sent', 2])
  expect(first).toMatch(/^<[\w-]+@localhost>$/)
  expect(second).toBe(first)
})

test('a refusal for good ends the mail at once, and staff see it at the order', async () => {
  mailServer.answerNext('RCPT', '550 5.1.1 no such user here')
  const { order } = await aPaidPurchase(shop.visitor())
  const refused = await triedMailOf(order)
  await sendMails(payload)
  const { mailFailure, state } = await requireOrder(shop, order)

  expect([refused.state, (await mailOf(order)).attempts]).toEqual(['failed', 1])
  expect(refused.lastFailure).toContain('550 5.1.1 no such user here')
  expect({ mailFailure, state }).toEqual({ mailFailure: refused.lastFailure, state: 'paid' })
})

test('a passing refusal is tried again, and the order says nothing of it', async () => {
  mailServer.answerNext('RCPT', '450 4.2.1 the mailbox is busy')
  const { order } = await aPaidPurchase(shop.visitor())
  const refused = await triedMailOf(order)
  await sendMails(payload)

  expect([refused.state, (await mailOf(order)).state]).toEqual(['waiting', 'sent'])
  expect((await requireOrder(shop, order)).mailFailure ?? null).toBe(null)
})

test('eight that send the outbox at once send each mail once', async () => {
  const before = mailServer.received.length
  mailServer.answerNext('DATA', '451 try again later')
  const { order } = await aPaidPurchase(shop.visitor())
  await triedMailOf(order)
  await Promise.all(Array.from({ length: 8 }, () => sendMails(payload)))
  const { state, attempts } = await mailOf(order)

  expect([state, attempts]).toEqual(['sent', 2])
  expect(mailServer.received.length - before).toBe(2)
})

test('a mail that never leaves is given up after a day, and holds no other up', async () => {
  const send = vi.spyOn(payload, 'sendEmail').mockRejectedValue(new Error('No post.'))
  const { order: stuck } = await aPaidPurchase(shop.visitor())
  for (let tried = 1; tried <= 7; tried++) {
    await triedMailOf(stuck)
    await sendMails(payload)
  }
  const { state, attempts } = await mailOf(stuck)
  const asked = send.mock.calls.length
  await triedMailOf(stuck)
  await sendMails(payload)
  const askedAgain = send.mock.calls.length
  send.mockRestore()
  const { order: next } = await aPaidPurchase(shop.visitor())
  await vi.waitFor(async () => expect((await mailOf(next)).state).toBe('sent'), WAITING)

  expect([state, attempts, asked, askedAgain]).toEqual(['failed', 7, 7, 7])
  expect((await requireOrder(shop, stuck)).mailFailure).toBe('No post.')
})

test('a mail that another process begins to send just then is not made due again', async () => {
  const { order } = await aPaidPurchase(shop.visitor())
  await vi.waitFor(async () => expect((await mailOf(order)).state).toBe('sent'), WAITING)
  await payload.db.updateOne({
    collection: 'mails',
    where: { id: { equals: (await mailOf(order)).id } },
    data: { state: 'waiting', attempts: 0 },
  })
  const { about } = await mailOf(order)
  const find = payload.find.bind(payload)
  const between = vi.spyOn(payload, 'find').mockImplementationOnce(async (asked) => {
    const found = await find(asked)
    await claimMail(payload, await mailOf(order), new Date())
    return found
  })
  await makeMailsDue(payload, about ?? '')
  between.mockRestore()
  const { id, state, attempts, dueAt } = await mailOf(order)
  await updateMail(payload, id, { state: 'sent' })

  expect([state, attempts]).toEqual(['sending', 1])
  expect(new Date(dueAt ?? 0).getTime()).toBeGreaterThan(Date.now())
})

test('a mail whose order is paid while it is put off goes out with the payment, not half a minute later', async () => {
  const { order } = await aPaidPurchase(shop.visitor())
  await vi.waitFor(async () => expect((await mailOf(order)).state).toBe('sent'), WAITING)
  const { id, about } = await mailOf(order)
  const setOrder = (state: string) =>
    payload.db.updateOne({ collection: 'orders', id: about ?? '', data: { state } })
  const due = { state: 'waiting', attempts: 0, dueAt: new Date().toISOString() }
  await payload.db.updateOne({ collection: 'mails', id, data: due })
  await setOrder('awaiting_payment')
  const update = payload.db.updateOne.bind(payload.db)
  const putOff = vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (asked) => {
    await setOrder('paid')
    await makeMailsDue(payload, about ?? '')
    return update(asked)
  })
  await sendMails(payload)
  putOff.mockRestore()

  expect((await mailOf(order)).state).toBe('sent')
})
