import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { processOpenEvents } from '@/operations/orders/payment/process-payment-events'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { sendMails } from '@/operations/mails/send-mails'
import { watchCondition, WEBHOOK_IS_SILENT } from '@/operations/staff/notify-staff'
import { aPurchase, confirm } from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { requireOrder } from '../../support/shop/delivered'
import { emptyOutbox, openShop, WAITING } from '../../support/shop/open-shop'
import { sendEvent } from '../../support/shop/send-event'

const shop = await openShop()
const { payload } = shop
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

test.each([
  ['by the shop’s own address', 'localhost:3000'],
  ['by another one, which a stranger may have chosen', 'elsewhere.example'],
])('a link for a new password leads to the shop, asked for %s', async (_how, host) => {
  const email = `${host.split(/[.:]/)[0]}@example.org`
  const data = { email, password: 'four words nobody joins' }
  await payload.create({ collection: 'users', data, overrideAccess: true })
  await shop.visitor().send('/api/users/forgot-password', JSON.stringify({ email }), { host })
  const [mail = ''] = await vi.waitFor(async () => {
    const mails = await mailsTo(shop.dataDir, email)
    expect(mails).toHaveLength(1)
    return mails
  }, WAITING)
  const links = [...mail.replaceAll(/=\r?\n/g, '').matchAll(/href=3D"([^"]+)"/g)]

  expect(mail).toMatch(/^Subject: A new password for Sorts\r?$/m)
  expect(links.map(([, link]) => link)).toEqual([
    expect.stringMatching(/^http:\/\/localhost:3000\/admin\/reset\/[0-9a-f]{40}$/),
  ])
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Mails to this address, without line ends that only a mail needs. */
async function mailsSentTo(address: string) {
  await sendMails(payload)
  await emptyOutbox(payload)
  return (await mailsTo(shop.dataDir, address)).map((mail) => mail.replaceAll(/=\r?\n/g, ''))
}

async function tellStaffAt(staffEmail: string | null) {
  await payload.updateGlobal({ slug: 'shop', data: { staffEmail }, overrideAccess: true })
}

async function aPayment(email = 'buyer@example.org') {
  const buyer = shop.visitor()
  const purchase = await aPurchase(buyer, { email })
  stripe.commands.pay(purchase.payment.payment_intent)
  return { buyer, ...purchase }
}

test('an order that needs review is told to every login, once, by its number alone', async () => {
  const { buyer, cart, order, payment } = await aPayment('secret-buyer@example.org')
  stripe.commands.forgeIntent(payment.payment_intent, { amount_received: 1 })
  await Promise.all([confirm(buyer, cart, payment), confirm(buyer, cart, payment)])
  await reconcilePayments(payload, inMinutes(60))
  const mails = [await mailsSentTo('localhost@example.org'), await mailsSentTo('elsewhere@')]
  const reviews = mails.map((all) => all.filter((mail) => mail.includes('needs a person')))

  expect(reviews.map(({ length }) => length)).toEqual([1, 1])
  expect(reviews[0]?.[0]).toContain(`Subject: Order ${order.order_number} needs a person`)
  expect(reviews[0]?.[0]).toContain(
    `/admin/collections/orders/${(await requireOrder(shop, order)).id}`,
  )
  expect(reviews[0]?.[0]).not.toMatch(/secret-buyer|Ada|Hauptstra/)
})

test('a mail that failed for good is told to staff without its address, and a mail to staff that fails brings no other', async () => {
  await tellStaffAt('desk@foundry.example')
  const refusal = Object.assign(new Error('550 no such user: gone@example.org'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  vi.spyOn(payload, 'sendEmail').mockRejectedValueOnce(refusal)
  const { buyer, cart, order, payment } = await aPayment('gone@example.org')
  await confirm(buyer, cart, payment)
  const mails = await mailsSentTo('desk@foundry.example')
  vi.spyOn(payload, 'sendEmail').mockRejectedValue(refusal)
  const second = await aPayment('gone-too@example.org')
  await confirm(second.buyer, second.cart, second.payment)
  await sendMails(payload)
  await emptyOutbox(payload)
  const failed = await payload.find({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    sort: 'createdAt',
    overrideAccess: true,
  })

  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`A mail about order ${order.order_number} could not be delivered`)
  expect(mails[0]).not.toMatch(/gone|Ada/)
  expect(failed.docs.map(({ kind }) => kind)).toEqual(['order', 'order', 'staff_mail_failed'])
})

test('events that do not arrive are told once, until one arrives and they fail again', async () => {
  await tellStaffAt('webhooks@foundry.example')
  const look = async () => {
    await watchCondition(payload, WEBHOOK_IS_SILENT, inMinutes(61))
    return (await mailsSentTo('webhooks@foundry.example')).length
  }
  const pay = async () => {
    const { buyer, cart, payment } = await aPayment()
    await confirm(buyer, cart, payment)
    return payment.payment_intent
  }
  await pay()
  await watchCondition(payload, WEBHOOK_IS_SILENT, inMinutes(30))
  const early = (await mailsSentTo('webhooks@foundry.example')).length
  const silent = [await look(), await look()]
  const object = { id: await pay(), object: 'payment_intent' }
  const event = { id: 'evt_heard', object: 'event', type: 'payment_intent.succeeded' }
  await sendEvent(shop, { ...event, data: { object } }, { secret: WEBHOOK_SECRET })
  await processOpenEvents(payload)
  const heard = await look()
  await pay()

  expect([early, silent, heard, await look()]).toEqual([0, [1, 1], 1, 2])
})
