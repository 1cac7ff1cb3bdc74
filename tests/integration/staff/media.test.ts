import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { anMp4, aWebm } from '../../support/media/video-files'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'
import { MEDIA_FOLDER } from '@/operations/files/media-files'
import { refuseStrangersWrite } from '@/operations/staff/refuse-calls'
import type { Media } from '@/payload-types'
import config from '../../support/shop/template/quiet-config'

const shop = await openShop()
const staff = await signInStaff(shop)
const kept: string[] = []
afterAll(async () => {
  await Promise.all(kept.map((name) => rm(join(MEDIA_FOLDER, name), { force: true })))
  await shop.close()
})

type Answer = { status: number; media: Media; sentence: string | undefined }

async function upload(name: string, type: string, bytes: Uint8Array | string): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], name, { type }))
  form.set('_payload', JSON.stringify({ alt: 'A specimen' }))
  const response = await staff.send('/api/media', form)
  const { doc, errors } = response.body as unknown as {
    doc: Media
    errors?: { data?: { errors?: { message: string }[] } }[]
  }
  if (doc?.filename) kept.push(doc.filename)
  return { status: response.status, media: doc, sentence: errors?.[0]?.data?.errors?.[0]?.message }
}

function read(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return shop.answer(new Request(`http://localhost${path}`, { headers }))
}

test('a video is kept with its size, and sent in the parts a player asks for', async () => {
  const film = anMp4({ width: 1920, height: 1080 })
  const { media } = await upload('film.mp4', 'video/mp4', film)
  const part = await read(media.url ?? '', { range: 'bytes=4-11' })
  const past = await read(media.url ?? '', { range: `bytes=${film.length}-` })

  expect(media).toMatchObject({ mimeType: 'video/mp4', width: 1920, height: 1080 })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 4-11/${film.length}`,
    'ftypisom',
  ])
  expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
})

test('a WebM is a video, too', async () => {
  const { media } = await upload('film.webm', 'video/webm', aWebm({ width: 640, height: 360 }))
  expect(media).toMatchObject({ mimeType: 'video/webm', width: 640, height: 360 })
})

test('an SVG is kept without what could run, says so, and is served where nothing runs', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>'
  const { media } = await upload('sign.svg', 'image/svg+xml', drawing)
  const served = await read(media.url ?? '')

  expect(media).toMatchObject({ removed: 'scripts', mimeType: 'image/svg+xml' })
  expect(served.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  )
  expect(await served.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>',
  )
  const [name = ''] = kept.slice(-1)
  expect(await readFile(join(MEDIA_FOLDER, name), 'utf8')).not.toContain('alert')
})

test.each([
  ['a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path>', /not an SVG/],
  ['a.png', 'image/png', '\ufeff  <svg onload="alert(1)"/>', /not an SVG/],
  ['a.mov', 'video/quicktime', 'moov', /MP4 or WebM/],
  ['a.html', 'text/html', '<p>', /not an SVG|none of them/],
])('%s is refused with a sentence, and nothing of it stays', async (name, type, bytes, words) => {
  const { status, sentence } = await upload(name, type, bytes)

  expect([status, sentence]).toEqual([400, expect.stringMatching(words)])
  expect(await readdir(join(shop.dataDir, 'incoming'))).toEqual([])
})

test('a file of somebody who is not signed in is refused before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost/api/media', { method: 'POST', body: 'x', headers })

  expect((await refuseStrangersWrite(request, Promise.resolve(config)))?.status).toBe(403)
  expect(request.bodyUsed).toBe(false)
})

test('a picture is no SVG because its name says so', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const { media } = await upload('from-svg.png', 'image/png', Buffer.from(pixel, 'base64'))
  expect(media).toMatchObject({ mimeType: 'image/png', removed: null })
})

const CAMERA = 'tests/fixtures/media/portrait-orientation6-gps.jpg'

test('a camera’s picture stands upright, without its place, its camera and its time', async () => {
  const { media } = await upload('portrait.jpg', 'image/jpeg', await readFile(CAMERA))
  const before = await sharp(CAMERA).metadata()
  const [name = ''] = kept.slice(-1)
  const after = await sharp(join(MEDIA_FOLDER, name)).metadata()

  expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  expect([after.exif, after.iptc, after.xmp, after.orientation]).toEqual(Array(4).fill(undefined))
  expect([after.width, after.height]).toEqual([before.height, before.width])
  expect([media.width, media.height]).toEqual([after.width, after.height])
})

test('a picture is kept no larger than a screen shows, one that is right byte for byte', async () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  const wide = await upload('wide.png', 'image/png', await drawn(6000, 1500))
  const right = await drawn(300, 200)
  const small = await upload('small.png', 'image/png', right)
  const [name = ''] = kept.slice(-1)

  expect(wide.media).toMatchObject({ width: 4096, height: 1024 })
  expect(small.media).toMatchObject({ width: 300, height: 200 })
  expect(await readFile(join(MEDIA_FOLDER, name))).toEqual(right)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'half of a %s is refused in a sentence',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#fff', noise },
    })
      .toFormat(format)
      .toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    const { status, sentence } = await upload(`half.${format}`, `image/${format}`, half)

    expect([status, sentence]).toEqual([400, expect.stringMatching(/^This picture is broken/)])
  },
)

test('what staff threw away is not listed for strangers', async () => {
  const film = anMp4({ width: 640, height: 360 })
  const { media } = await upload('thrown-away.mp4', 'video/mp4', film)
  await staff.ask('PATCH', `/api/media/${media.id}`, { deletedAt: new Date().toISOString() })
  const path = `/api/media?trash=true&where[id][equals]=${media.id}`
  const { totalDocs } = (await (await read(path)).json()) as { totalDocs: number }

  expect((await staff.ask<{ totalDocs: number }>('GET', path)).body.totalDocs).toBe(1)
  expect(totalDocs).toBe(0)
})
