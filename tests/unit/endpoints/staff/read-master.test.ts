import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { MasterIsMissing, MasterIsTooLarge } from '@/domain/catalogue/upload/upload-error'
import { readMaster } from '@/endpoints/staff/read-master'

const LARGEST = 32 * 1024 * 1024

test('the bytes of the one file come through as they were sent', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)

  expect(new Uint8Array(await masterIn(aForm([bytes])))).toEqual(bytes)
})

test('a file of exactly 32 MB is whole, and one byte more is refused rather than cut', async () => {
  const largest = await masterIn(aForm([new Uint8Array(LARGEST)]))

  expect(largest.byteLength).toBe(LARGEST)
  await expect(masterIn(aForm([new Uint8Array(LARGEST + 1)]))).rejects.toThrow(MasterIsTooLarge)
  await expect(masterIn(aForm([new Uint8Array(2 * LARGEST)]))).rejects.toThrow(MasterIsTooLarge)
})

test('a length that is declared too large is refused before a byte is read', async () => {
  const request = aRequest('', {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(2 * LARGEST),
  })

  await expect(masterIn(request)).rejects.toThrow(MasterIsTooLarge)
})

test.each([
  ['no file', aForm([])],
  ['two files', aForm([new Uint8Array(8), new Uint8Array(8)])],
  ['an empty file', aForm([new Uint8Array(0)])],
  ['JSON', aRequest('{}', { 'Content-Type': 'application/json' })],
  ['half a form', aRequest('--x\r\n', { 'Content-Type': 'multipart/form-data; boundary=x' })],
])('%s is no master', async (_, request) => {
  await expect(masterIn(request)).rejects.toThrow(MasterIsMissing)
})

test('what a form says beside its file is passed over', async () => {
  const body = new FormData()
  body.set('notes', 'New numerals')
  body.set('file', new File(['a font'], 'a "quoted" name.ttf'))
  body.set('more', '--')

  expect(String(await masterIn(aRequest(body)))).toBe('a font')
})

function masterIn(request: PayloadRequest): Promise<Buffer> {
  return buffer(readMaster(request))
}

function aForm(files: Uint8Array<ArrayBuffer>[]): PayloadRequest {
  const body = new FormData()
  for (const [index, bytes] of files.entries()) body.set(`file${index}`, new File([bytes], 'a.ttf'))
  return aRequest(body)
}

function aRequest(body: BodyInit, headers: HeadersInit = {}): PayloadRequest {
  return new Request('http://localhost/api/styles/7/master', {
    method: 'POST',
    body,
    headers,
  }) as PayloadRequest
}
