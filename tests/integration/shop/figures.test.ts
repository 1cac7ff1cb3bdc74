import { afterAll, expect, test } from 'vitest'
import { setShopFigures } from '@/operations/figures/set-shop-figures'
import { claimRun } from '@/operations/records/timers'
import { figures } from '@/platform/figures'
import { aPaidPurchase, aPurchase } from '../../support/shop/buyer'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('Prometheus reads orders and mails by state, how old timed work is, and what was settled', async () => {
  await aPaidPurchase(shop.visitor())
  await aPurchase(shop.visitor())
  await emptyOutbox(shop.payload)
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await claimRun(shop.payload, { name: 'payments', every: 60_000, now: anHourAgo })
  setShopFigures(shop.payload)
  setShopFigures(shop.payload)

  const text = await figures().registry.metrics()
  const valueOf = (figure: string) => Number(text.split(`\n${figure} `)[1]?.split('\n')[0])
  expect(valueOf('fount_orders{state="paid"}')).toBe(1)
  expect(valueOf('fount_orders{state="awaiting_payment"}')).toBe(1)
  expect(valueOf('fount_mails{state="waiting"}')).toBe(0)
  expect(valueOf('fount_mail_overdue_seconds')).toBe(0)
  expect(valueOf('fount_scheduled_overdue_seconds')).toBe(0)
  expect(valueOf('fount_timed_work_age_seconds{work="payments"}')).toBeGreaterThan(3500)
  expect(valueOf('fount_settlements_total{outcome="paid"}')).toBeGreaterThan(0)
})
