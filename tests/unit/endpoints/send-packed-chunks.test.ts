import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { sendPackedChunks } from '@/endpoints/send-packed-chunks'
import { askOverTheWire, type Answer } from '../../support/http/ask-over-the-wire'

const SCRIPT = `console.log('${'Typefaces, set in themselves. '.repeat(200)}')`
const PATH = '/_next/static/chunks/0a-b_c~1.js'

const folder = mkdtempSync(join(tmpdir(), 'fount-chunks-'))
mkdirSync(join(folder, 'static/chunks'), { recursive: true })
writeFileSync(join(folder, 'static/chunks/0a-b_c~1.js'), SCRIPT)
writeFileSync(join(folder, 'secret.js'), 'outside')
mkdirSync(join(folder, 'static/media'))
writeFileSync(join(folder, 'static/media/face.js'), 'no chunk')

sendPackedChunks(folder)
const server = createServer((_request, response) => response.end('from Next')).listen(
  0,
  '127.0.0.1',
)
await once(server, 'listening')
const { port } = server.address() as AddressInfo

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a chunk is packed once with Brotli and sent so from then on, for good', async () => {
  const first = await ask(PATH, { 'accept-encoding': 'gzip, deflate, br' })
  const packed = await vi.waitUntil(() => askUntilPacked(PATH))

  expect(first.body.toString()).toBe('from Next')
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(packed.body.byteLength),
    'content-type': 'application/javascript; charset=UTF-8',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT)

  rmSync(join(folder, 'static/chunks/0a-b_c~1.js'))
  expect((await ask(PATH, { 'accept-encoding': 'br' })).body).toEqual(packed.body)
})

for (const { who, headers } of [
  { who: 'who takes no Brotli', headers: { 'accept-encoding': 'gzip' } },
  { who: 'who asks for a part', headers: { 'accept-encoding': 'br', range: 'bytes=0-9' } },
]) {
  test(`${who} gets the chunk from Next`, async () => {
    await vi.waitUntil(() => askUntilPacked(PATH))

    expect((await ask(PATH, headers)).body.toString()).toBe('from Next')
  })
}

for (const path of [
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks/../../secret.js',
  '/_next/static/media/face.js',
]) {
  test(`${path} is left to Next, however often it is asked for`, async () => {
    await ask(path, { 'accept-encoding': 'br' })
    await new Promise((resolve) => setTimeout(resolve, 20))

    expect((await ask(path, { 'accept-encoding': 'br' })).body.toString()).toBe('from Next')
  })
}

async function askUntilPacked(path: string): Promise<Answer | null> {
  const answer = await ask(path, { 'accept-encoding': 'br' })
  return answer.headers['content-encoding'] ? answer : null
}

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  return askOverTheWire(port, path, headers)
}
