import { afterAll, expect, test } from 'vitest'
import { errorOf, mineOf, onlyLicence, buyWeb } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import type { Browser } from '../../support/shop/browser'
import { aPaidPurchase } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const holder = shop.visitor()
await aPaidPurchase(shop.visitor())
await buyWeb(shop.visitor(), 'other@example.org')
await signIn(shop, holder, 'buyer@example.org')
afterAll(() => shop.close())

test('a domain and a company are changed by oneself: a new document, the old kept, the archive follows', async () => {
  const owner = shop.visitor()
  await signIn(shop, owner, 'other@example.org')
  const before = await onlyLicence(owner)
  const wanted = { licensee: 'New Ltd', answers: { web: { domain: 'EXAMPLE.com' } } }
  const { status } = await owner.post('/api/order/licence', {
    licence: before.number,
    version: 1,
    ...wanted,
  })
  const after = await onlyLicence(owner)
  const papers = after.documents.filter(({ kind }) => kind === 'licence')
  const opened = await Promise.all(papers.map(async ({ url }) => (await owner.fetch(url)).status))
  const files = await readArchive(await owner.fetch(after.download_url ?? ''))
  const readme = files.find(({ name }) => name.endsWith('README.txt'))
  const { docs } = await shop.payload.find({ collection: 'licence-versions', overrideAccess: true })

  expect([status, after.version, after.licensee]).toEqual([200, 2, 'New Ltd'])
  expect(after.changes?.answers.map(({ value }) => value)).toEqual(['example.com'])
  expect(papers.map(({ name }) => name)).toEqual(['Licence, version 2', 'Licence, version 1'])
  expect(opened).toEqual([200, 200])
  expect(String(readme?.bytes ?? readme)).toContain('New Ltd')
  expect(docs.map(({ version, by, change }) => ({ version, by, change }))).toEqual([
    {
      version: 1,
      by: 'other@example.org',
      change: 'Licensee: Old Ltd → New Ltd; Domain: example.org → example.com.',
    },
  ])
  expect(JSON.stringify(docs[0]?.contents)).toContain('example.org')
})

test('of two changes at once one comes through, and the other is told', async () => {
  const owner = shop.visitor()
  await signIn(shop, owner, 'other@example.org')
  const { number: licence, version } = await onlyLicence(owner)
  const change = (licensee: string) =>
    owner.post('/api/order/licence', { licence, version, licensee })
  const answers = await Promise.all([change('One Ltd'), change('Two Ltd'), change('Three Ltd')])
  const after = await onlyLicence(owner)
  const { totalDocs } = await shop.payload.count({ collection: 'licence-versions' })

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect([after.version, totalDocs]).toEqual([version + 1, version])
})

test('what is wrong, not allowed, or somebody else’s is refused', async () => {
  const owner = shop.visitor()
  await signIn(shop, owner, 'other@example.org')
  const { number: licence, version } = await onlyLicence(owner)
  const ask = (browser: Browser, change: object) =>
    errorOf(browser.post('/api/order/licence', { licence, version, ...change }))
  const wrong = await ask(owner, { answers: { web: { domain: 'no domain' } } })
  const empty = await ask(owner, { answers: { web: { domain: '' } }, licensee: '' })
  const contact = await ask(owner, { contact: 'nobody' })
  const foreign = await ask(holder, { licensee: 'Mine now' })
  await shop.payload.update({
    collection: 'licence-types',
    where: { key: { equals: 'web' } },
    data: { changeable: [] },
  })
  const closed = await ask(owner, { licensee: 'New' })

  expect([wrong, empty, contact, foreign, closed]).toEqual([
    [400, 'invalid', ['answers.web.domain']],
    [400, 'invalid', ['licensee', 'answers.web.domain']],
    [400, 'invalid', ['contact']],
    [404, 'licence_not_found'],
    [400, 'invalid', ['licensee']],
  ])
})

test('a contact opens the licence that names it, and sees nothing of what was paid', async () => {
  const { number: licence, version } = await onlyLicence(holder)
  await holder.post('/api/order/licence', { licence, version, contact: 'desk@example.net' })
  const contact = shop.visitor()
  await signIn(shop, contact, 'desk@example.net')
  const { orders, licences } = await mineOf(contact)

  expect(orders).toEqual([])
  expect(licences.map(({ number, order: bought }) => [number, bought])).toEqual([[licence, null]])
  expect(licences[0]?.documents.map(({ kind }) => kind)).not.toContain('invoice')
})

test('the history of the order and one mail to each who is concerned tell of a change', async () => {
  const { docs: events } = await shop.payload.find({
    collection: 'order-events',
    where: { kind: { equals: 'licence_changed' } },
    overrideAccess: true,
  })
  const { docs: mails } = await shop.payload.find({
    collection: 'mails',
    where: { kind: { equals: 'licence_changed' } },
    overrideAccess: true,
  })

  expect(events).toHaveLength(3)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    'buyer@example.org',
    'desk@example.net',
    'other@example.org',
    'other@example.org',
  ])
})
