import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualPeriods } from '@/domain/reports/period'
import { dayIn } from '@/domain/tax/day-in-country'
import { readFigures, readFirstSteps, readNeeds } from '@/operations/read-dashboard'
import { retryMails } from '@/operations/mails/send-mails'
import { readRoyalties, readSalesReport } from '@/operations/reports/sales-reports'
import { aSale, aStaffMember, eventsDone, refundAs, STAFF } from '../../support/money/money-back'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

type Line = { id: string; net: number; typeface: { id: string; name: string } }

const today = dayIn('DE', new Date())
const period = { from: today, to: today }
const lines: Line[] = []
const lineOf = (name: string) => lines.find(({ typeface }) => typeface.name === name) as Line

/** Two typefaces were sold, and the money of one went back. */
beforeAll(async () => {
  const staff = await aStaffMember(shop)
  const sale = await aSale(shop, 'reports@example.org')
  const order = await payload.findByID({ collection: 'orders', id: sale.id, overrideAccess: true })
  lines.push(...(order.lines as unknown as Line[]))
  const choice = { kind: 'lines' as const, lines: [lineOf('Young Serif').id] }
  await refundAs(shop, staff, sale, { choice })
  await eventsDone(shop)
})

test('a sale is reported by what it sold, and what went back comes off', async () => {
  const [table, ...others] = await readSalesReport(payload, { by: 'typeface', period })

  expect(others).toEqual([])
  expect(table).toMatchObject({
    currency: 'EUR',
    orders: 1,
    count: 2,
    refunded: lineOf('Young Serif').net,
    net: lineOf('Instrument Serif').net,
  })
  expect(table?.rows.map(({ name, net }) => [name, net])).toEqual([
    ['Instrument Serif', lineOf('Instrument Serif').net],
    ['Young Serif', 0],
  ])
  expect((await readFigures(payload)).today).toEqual([table])
  const before = usualPeriods(today).last_year
  expect(await readSalesReport(payload, { by: 'country', period: before })).toEqual([])
})

test('a designer is owed a share of what stays sold, and no typeface pays out more than it earns', async () => {
  const { net, typeface } = lineOf('Instrument Serif')
  const share = (percent: string, from?: string) => ({ typeface: typeface.id, percent, from })
  const aDesigner = (name: string, shares: ReturnType<typeof share>[]) =>
    payload.create({ collection: 'designers', data: { name, shares }, overrideAccess: true })
  const { id } = await aDesigner('Ada', [
    share('40'),
    { ...share('50'), typeface: lineOf('Young Serif').typeface.id },
  ])
  await aDesigner('Bo', [share('70', '2999-01-01T12:00:00.000Z'), share('10')]).then(
    () => expect.unreachable('more than all of it'),
    (error: { data: { errors: unknown[] } }) =>
      expect(error.data.errors).toContainEqual({
        path: 'shares.0.percent',
        message: 'From 2999-01-01 on the designers of this typeface would have more than 100 %.',
      }),
  )

  const [statement, ...others] = await readRoyalties(payload, { period })
  expect(others).toEqual([])
  expect(statement).toMatchObject({
    designer: { key: id, name: 'Ada' },
    currency: 'EUR',
    net,
    royalty: (net * 40) / 100,
  })
  expect(statement?.rows.map(({ typeface: of, royalty }) => [of, royalty])).toEqual([
    ['Instrument Serif', (net * 40) / 100],
    ['Young Serif', 0],
  ])
})

test('the tables are for those who sell, and for nobody else', async () => {
  const seller = shop.visitor()
  await seller.send('/api/users/login', JSON.stringify(STAFF))
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const query = new URLSearchParams(period)
  const ask = (path: string) => seller.fetch(`/api/reports/${path}`, { headers })
  const fonts = await signInStaff(shop, { roles: ['fonts'] })

  const sales = await (await ask(`sales?by=licence&${query}`)).text()
  expect(sales.split('\r\n')[0]).toBe('licence;currency;lines;sold_net;refunded_net;net')
  expect((await (await ask(`royalties?${query}`)).text()).split('\r\n')).toHaveLength(4)
  expect((await ask('sales?by=mood&from=2027-01-01&to=2027-01-31')).status).toBe(400)
  expect((await fonts.ask('GET', `/api/reports/sales?by=style&${query}`)).status).toBe(403)
  expect((await shop.visitor().fetch(`/api/reports/royalties?${query}`)).status).toBe(403)
})

test('what needs somebody is counted until it is done', async () => {
  const mail = {
    mailkey: 'lost',
    kind: 'staff_review' as const,
    to: 'x@example.org',
    about: 'none',
  }
  await payload.create({
    collection: 'mails',
    data: { ...mail, state: 'failed', attempts: 7 },
    overrideAccess: true,
  })
  await payload.create({
    collection: 'enquiries',
    data: { enquirykey: 'k', name: 'Ada', state: 'open' },
    overrideAccess: true,
  })

  expect((await readNeeds(payload)).map(({ kind, count }) => [kind, count])).toEqual([
    ['mails_failed', 1],
    ['enquiries', 1],
  ])
  expect(await retryMails(payload)).toBe(1)
  expect(await retryMails(payload)).toBe(0)
  const [enquiry, ...more] = await readNeeds(payload)
  expect(more).toEqual([])
  expect(enquiry?.path).toContain('/collections/enquiries?where')
})

test('what is set up is ticked off, and nothing else', async () => {
  const steps = await readFirstSteps(payload)
  const done = steps.filter(({ isDone }) => isDone).map(({ step }) => step)

  expect(done).toEqual(expect.arrayContaining(['stripe', 'typeface', 'prices', 'published']))
  expect(done).not.toContain('legal')
  expect(steps.map(({ step }) => step)).toHaveLength(9)
})
