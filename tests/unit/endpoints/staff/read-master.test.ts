import { buffer } from 'node:stream/consumers'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { MasterIsMissing, MasterIsTooLarge } from '@/domain/catalogue/upload/upload-error'
import { readMaster } from '@/endpoints/staff/read-font-upload'

const LARGEST = 32 * 1024 * 1024

test('the bytes of the file come through as they were sent', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)

  expect(new Uint8Array(await masterIn(aFile(bytes)))).toEqual(bytes)
})

test('a file of exactly 32 MB is whole, and one byte more is refused rather than cut', async () => {
  const largest = await masterIn(aFile(new Uint8Array(LARGEST)))

  expect(largest.byteLength).toBe(LARGEST)
  await expect(masterIn(aFile(new Uint8Array(LARGEST + 1)))).rejects.toThrow(MasterIsTooLarge)
  await expect(masterIn(aFile(new Uint8Array(2 * LARGEST)))).rejects.toThrow(MasterIsTooLarge)
})

test('a length that is declared too large is refused before a byte is read', async () => {
  const request = aFile('', { 'Content-Length': String(2 * LARGEST) })

  await expect(masterIn(request)).rejects.toThrow(MasterIsTooLarge)
})

test.each([
  ['an empty file', aFile(new Uint8Array(0))],
  ['JSON', aFile('{}', { 'Content-Type': 'application/json' })],
  ['a form', aFile('--x\r\n', { 'Content-Type': 'multipart/form-data; boundary=x' })],
])('%s is no master', async (_, request) => {
  await expect(masterIn(request)).rejects.toThrow(MasterIsMissing)
})

function masterIn(request: PayloadRequest): Promise<Buffer> {
  return buffer(readMaster(request))
}

function aFile(body: BodyInit, headers: Record<string, string> = {}): PayloadRequest {
  return new Request('http://localhost/api/styles/7/master', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/octet-stream', ...headers },
  }) as PayloadRequest
}
