import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { GET } from '@/app/(shop)/(default)/typeface/[slug]/specimen.pdf/route'
import { answerWithin } from '@/app/answer-within'
import { LIMITS } from '@/domain/limits/limits'
import { findSpecimen } from '@/operations/catalogue/specimens/find-specimen'
import { printSpecimen } from '@/operations/catalogue/specimens/print-specimen'
import { runInLine } from '@/operations/fonts/run-visitors-job'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

function fetchSpecimen(slug: string, { query = '', headers = {} } = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000/typeface/${slug}/specimen.pdf${query}`, {
    headers,
  })
  return GET(request, { params: Promise.resolve({ slug }) })
}

test('two who ask at once get the same specimen, and nobody gets it twice', async () => {
  const [first, second] = await Promise.all([
    fetchSpecimen('young-serif'),
    fetchSpecimen('young-serif'),
  ])
  const etag = first.headers.get('etag') ?? ''
  const bodies = [await first.arrayBuffer(), await second.arrayBuffer()].map((body) =>
    Buffer.from(body).toString('latin1'),
  )
  const again = await fetchSpecimen('young-serif', { headers: { 'if-none-match': etag } })

  expect([first.headers.get('content-type'), bodies[0]?.slice(0, 5), again.status]).toEqual([
    'application/pdf',
    '%PDF-',
    304,
  ])
  expect(bodies[0] === bodies[1]).toBe(true)
})

test('a specimen whose process fails is asked for again later, not taken for missing', async () => {
  const specimen = await findSpecimen(payload, { slug: 'young-serif', paper: 'letter' })
  if (specimen?.kind !== 'made') throw new Error('It is made by the shop.')
  const styles = specimen.styles.map((style) => ({ ...style, master: 'gone' }))
  const unread = { ...specimen, version: 'unread', styles }
  const response = await answerWithin(new Request('http://x'), LIMITS.specimen, async (opened) => {
    return new Response(new Uint8Array(await printSpecimen(opened, unread)))
  })

  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true])
})

test('an archive that lacks its specimen is handed out at once, and built whole behind that soon after, whatever visitors wait for', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer, 'instrument-serif')
  const [licence] = (await readStatus(buyer, order)).licences
  const specimens = async () => {
    const files = await readArchive(await buyer.fetch(licence?.download_url ?? ''))
    return files.map(({ name }) => name).filter((name) => name.includes('Specimen'))
  }
  const visitors = fillLine('specimens', 7)
  const visitor = fetchSpecimen('instrument-serif')
  const buyers = fillLine('specimens for buyers', 32)
  const lacking = await specimens()
  await letArchivesAge()
  buyers.end()
  const meanwhile = await specimens()
  await vi.waitFor(async () => expect(await specimens()).toHaveLength(1), WAITING)
  visitors.end()
  await visitor

  expect([lacking, meanwhile]).toEqual([[], []])
})

/** One is made for as long as it takes, the others wait. */
function fillLine(name: string, mostWaiting: number): { end: () => void } {
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  const line = { name, atOnce: 1, mostWaiting }
  const jobs = Array.from({ length: mostWaiting + 1 }, () => runInLine(line, () => held))
  void Promise.allSettled(jobs)
  return { end }
}

async function letArchivesAge(): Promise<void> {
  const folder = join(shop.dataDir, 'archives')
  const minutesAgo = new Date(Date.now() - 660_000)
  for (const name of await readdir(folder)) await utimes(join(folder, name), new Date(), minutesAgo)
}

test.each([
  ['no-such-typeface', '', 404],
  ['young-serif', '?paper=a5', 400],
])('of %s%s there is none', async (slug, query, status) => {
  const response = await fetchSpecimen(slug, { query })
  expect([response.status, response.headers.get('content-type')?.includes('text/plain')]).toEqual([
    status,
    true,
  ])
})
