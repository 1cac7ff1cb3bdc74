import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTrialArchive } from '@/operations/downloads/build-archives'
import { findTrialFiles } from '@/operations/records/font-files'
import { readTrialPage } from '@/operations/trials/read-trial-page'
import type { Style } from '@/payload-types'
import type { Refusal } from '../../support/shop/browser'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'
import { trialBody, typefaceIds } from '../../support/trials/order-trial'

const shop = await openShop()
const stranger = shop.visitor()
afterAll(() => shop.close())

test('trial fonts come by mail: a link to an archive of trial fonts and nothing else', async () => {
  const { status, body } = await stranger.post('/api/order/trial', await trialBody(stranger))
  await emptyOutbox(shop.payload)
  const mails = await mailsTo(shop.dataDir, 'tester@example.org')
  const url = /http\S+\/api\/download\/[\w.-]+/.exec(plain(mails[0] ?? ''))?.[0] ?? ''
  const download = await stranger.fetch(new URL(url).pathname)
  const files = await readArchive(download)

  expect({ status, body }).toEqual({ status: 202, body: { message: expect.any(String) } })
  expect(mails).toHaveLength(1)
  expect(download.status).toBe(200)
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    'Trial fonts/EULA Trial licence 1.0.pdf',
    'Trial fonts/Notice Fount Serif.txt',
    'Trial fonts/Notice Instrument Serif.txt',
    'Trial fonts/README.txt',
    'Trial fonts/Trial/FountSerifTrial-Italic.otf',
    'Trial fonts/Trial/FountSerifTrial-Regular.otf',
    'Trial fonts/Trial/InstrumentSerifTrial-Italic.ttf',
    'Trial fonts/Trial/InstrumentSerifTrial-Regular.ttf',
  ])
})

test('trial fonts stand in the order of their families, an upright before its italic', async () => {
  const ids = await typefaceIds(stranger, 'Fount Serif', 'Instrument Serif')
  const files = await findTrialFiles(shop.payload, ids)

  expect(files.map(({ style }) => (style as Style).name)).toEqual([
    'Regular',
    'Italic',
    'Regular',
    'Italic',
  ])
})

test('the page and the README say what trial fonts hold of the licensed ones', async () => {
  const { rows } = await readTrialPage(shop.payload)
  const holds = rows.find(({ name }) => name === 'Instrument Serif')?.holds
  const { id } = await stranger
    .post('/api/order/trial', await trialBody(stranger, { email: 'reader@example.org' }))
    .then(() => newestTrial())
  const trial = await shop.payload.findByID({ collection: 'trial-orders', id, ...ALL })
  const { path } = await buildTrialArchive(shop.payload, trial)
  const files = await readArchive(new Response(await readFile(path)))
  const readme = files.find(({ name }) => name.endsWith('README.txt'))?.bytes.toString('utf8')

  expect(holds).toMatch(/^\d+ of \d+ characters, no [-a-z0-9, ]+ or [a-z0-9 ]+$/)
  expect(readme).toContain(`  Instrument Serif: ${holds}\r\n`)
})

const ALL = { depth: 0, overrideAccess: true } as const

async function newestTrial() {
  const { docs } = await shop.payload.find({
    collection: 'trial-orders',
    sort: '-createdAt',
    limit: 1,
    ...ALL,
  })
  return docs[0] ?? { id: '' }
}

test('the answer is the same whoever asks, and asks again', async () => {
  const first = await stranger.post(
    '/api/order/trial',
    await trialBody(stranger, { email: 'x@example.org' }),
  )
  const again = await stranger.post(
    '/api/order/trial',
    await trialBody(stranger, { email: 'x@example.org' }),
  )
  const other = await stranger.post(
    '/api/order/trial',
    await trialBody(stranger, { email: 'y@example.org' }),
  )

  expect([again.body, other.body]).toEqual([first.body, first.body])
})

test('a typeface that lends no trial fonts, one nobody knows and a text nobody accepted are refused', async () => {
  const [young = ''] = await typefaceIds(stranger, 'Young Serif')
  const fieldsOf = async (change: Record<string, unknown>) => {
    const { status, body } = await stranger.post<Refusal>(
      '/api/order/trial',
      await trialBody(stranger, change),
    )
    return [status, Object.keys(body.error.fields ?? {})]
  }

  expect(await fieldsOf({ typefaces: [young] })).toEqual([400, ['typefaces']])
  expect(await fieldsOf({ typefaces: ['nobody'] })).toEqual([400, ['typefaces']])
  expect(await fieldsOf({ typefaces: [] })).toEqual([400, ['typefaces']])
  expect(await fieldsOf({ accepted_eula: 'another' })).toEqual([400, ['accepted_eula']])
  expect(await fieldsOf({ email: 'a@example.org\r\nBcc: b@example.org' })).toEqual([400, ['email']])
})

test('two who order the same trial fonts are given one archive, built once', async () => {
  const emails = ['one@example.org', 'another@example.org']
  const typefaces = await typefaceIds(stranger, 'Fount Serif')
  const bytes: Buffer[] = []
  const before = (await readdir(join(shop.dataDir, 'archives'))).length
  for (const email of emails) {
    await stranger.post('/api/order/trial', await trialBody(stranger, { email, typefaces }))
    await emptyOutbox(shop.payload)
    const [mail = ''] = await mailsTo(shop.dataDir, email)
    const url = /http\S+\/api\/download\/[\w.-]+/.exec(plain(mail))?.[0] ?? ''
    const response = await stranger.fetch(new URL(url).pathname)
    bytes.push(Buffer.from(await response.arrayBuffer()))
  }

  expect(await readdir(join(shop.dataDir, 'archives'))).toHaveLength(before + 1)
  expect(bytes[0]!.equals(bytes[1]!)).toBe(true)
})
