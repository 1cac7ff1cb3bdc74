import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../support/shop/browser'
import { mailsTo } from '../../support/shop/delivered'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const stranger = shop.visitor()
afterAll(() => shop.close())

type Rows<Row> = { docs: Row[] }

async function typefaceIds(...names: string[]): Promise<string[]> {
  const { body } = await stranger.get<Rows<{ id: string; name: string }>>(
    '/api/typefaces?limit=200',
  )
  return names.map((name) => body.docs.find((typeface) => typeface.name === name)?.id ?? '')
}

async function trialEula(): Promise<string> {
  const { body } = await stranger.get<Rows<{ eula: { id: string } }>>(
    '/api/licence-types?where[kind][equals]=trial&depth=1',
  )
  return body.docs[0]?.eula.id ?? ''
}

async function aTrial(change: Record<string, unknown> = {}) {
  return {
    email: 'tester@example.org',
    name: 'Tess Ter',
    typefaces: await typefaceIds('Instrument Serif', 'Fount Serif'),
    accepted_eula: await trialEula(),
    newsletter: false,
    ...change,
  }
}

/** A quoted-printable text with its soft line breaks taken out. */
function plain(mail: string): string {
  return mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

test('trial fonts come by mail: a link to an archive of trial fonts and nothing else', async () => {
  const { status, body } = await stranger.post('/api/order/trial', await aTrial())
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
    'Trial fonts/README.txt',
    'Trial fonts/Trial/FountSerifTrial-Italic.otf',
    'Trial fonts/Trial/FountSerifTrial-Regular.otf',
    'Trial fonts/Trial/InstrumentSerifTrial-Italic.ttf',
    'Trial fonts/Trial/InstrumentSerifTrial-Regular.ttf',
  ])
})

test('the answer is the same whoever asks, and asks again', async () => {
  const first = await stranger.post('/api/order/trial', await aTrial({ email: 'x@example.org' }))
  const again = await stranger.post('/api/order/trial', await aTrial({ email: 'x@example.org' }))
  const other = await stranger.post('/api/order/trial', await aTrial({ email: 'y@example.org' }))

  expect([again.body, other.body]).toEqual([first.body, first.body])
})

test('a typeface that lends no trial fonts, one nobody knows and a text nobody accepted are refused', async () => {
  const [young = ''] = await typefaceIds('Young Serif')
  const fieldsOf = async (change: Record<string, unknown>) => {
    const { status, body } = await stranger.post<Refusal>('/api/order/trial', await aTrial(change))
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
  const typefaces = await typefaceIds('Fount Serif')
  const bytes: Buffer[] = []
  const before = (await readdir(join(shop.dataDir, 'archives'))).length
  for (const email of emails) {
    await stranger.post('/api/order/trial', await aTrial({ email, typefaces }))
    await emptyOutbox(shop.payload)
    const [mail = ''] = await mailsTo(shop.dataDir, email)
    const url = /http\S+\/api\/download\/[\w.-]+/.exec(plain(mail))?.[0] ?? ''
    const response = await stranger.fetch(new URL(url).pathname)
    bytes.push(Buffer.from(await response.arrayBuffer()))
  }

  expect(await readdir(join(shop.dataDir, 'archives'))).toHaveLength(before + 1)
  expect(bytes[0]!.equals(bytes[1]!)).toBe(true)
})
