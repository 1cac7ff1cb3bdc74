import { afterAll, expect, test } from 'vitest'
import { METHOD_HEADER } from '@/domain/site/request-headers'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

/** As the server tells of one. */
const HEAD = { [METHOD_HEADER]: 'HEAD' }

async function aDownload() {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer)
  const status = await readStatus(buyer, order)
  return { buyer, url: status.licences[0]?.download_url ?? '', status }
}

test('a download that was cut off goes on where it stopped', async () => {
  const { buyer, url } = await aDownload()
  const whole = Buffer.from(await (await buyer.fetch(url)).arrayBuffer())
  const size = whole.byteLength
  const range = (value: string) => buyer.fetch(url, { headers: { range: value } })

  const rest = await range('bytes=1000-')
  expect(rest.status).toBe(206)
  expect(rest.headers.get('content-range')).toBe(`bytes 1000-${size - 1}/${size}`)
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(1000))).toBe(true)

  const middle = await range('bytes=10-19')
  expect(middle.headers.get('content-length')).toBe('10')
  expect(Buffer.from(await middle.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)

  const tail = await range('bytes=-4')
  expect(Buffer.from(await tail.arrayBuffer()).equals(whole.subarray(size - 4))).toBe(true)

  const beyond = await range(`bytes=${size}-`)
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`)
})

test('a download goes on only while it is still the same: by its ETag, or by its date', async () => {
  const { buyer, url } = await aDownload()
  const { headers } = await buyer.fetch(url)
  const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
  const goOn = async (value: string) => {
    const conditions = { range: 'bytes=1000-1999', 'if-range': value }
    const answer = await buyer.fetch(url, { headers: conditions })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  }
  const whole = [200, Number(headers.get('content-length'))]
  const part = [206, 1000]

  expect([await goOn(etag), await goOn(date)]).toEqual([part, part])
  expect([
    await goOn('"another"'),
    await goOn(`W/${etag}`),
    await goOn(new Date(Date.parse(date) - 1000).toUTCString()),
    await goOn(new Date(Date.parse(date) + 1000).toUTCString()),
    await goOn('not a date'),
  ]).toEqual([whole, whole, whole, whole, whole])
})

test('a HEAD of a download is answered as its GET without the body, and has no parts', async () => {
  const { buyer, url, status } = await aDownload()
  const licence = status.documents.find(({ kind }) => kind === 'licence')
  const paths = [url, licence?.url ?? '']
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await buyer.fetch(path, { headers })
    const { byteLength } = await answer.arrayBuffer()
    return { status: answer.status, headers: Object.fromEntries(answer.headers), byteLength }
  }
  const [gets, heads, headsOfParts] = await Promise.all(
    [{}, HEAD, { ...HEAD, range: 'bytes=10-19' }].map((headers) =>
      Promise.all(paths.map((path) => ask(path, headers))),
    ),
  )
  const withoutBody = gets?.map((get) => ({ ...get, byteLength: 0 }))

  expect(heads).toEqual(withoutBody)
  expect(headsOfParts).toEqual(withoutBody)
})

test('a font file that was cut off goes on where it stopped', async () => {
  const { docs } = await shop.payload.find({
    collection: 'font-files',
    where: { format: { equals: 'PVW' } },
    limit: 1,
    overrideAccess: true,
  })
  const path = `/api/font-files/file/${docs[0]?.filename}`
  const whole = Buffer.from(await (await shop.visitor().fetch(path)).arrayBuffer())
  const ask = async (headers: Record<string, string>) => {
    const answer = await shop.visitor().fetch(path, { headers })
    return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('hex')]
  }
  const part = [206, whole.subarray(4, 10).toString('hex')]

  expect(await ask({ range: 'bytes=4-9' })).toEqual(part)
  expect(await ask({ range: 'bytes=4-9', 'if-range': `"${docs[0]?.filename}"` })).toEqual(part)
  expect(await ask({ range: 'bytes=4-9', 'if-range': '"another"' })).toEqual([
    200,
    whole.toString('hex'),
  ])
})
