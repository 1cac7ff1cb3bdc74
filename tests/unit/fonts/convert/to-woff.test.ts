import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { toWoff } from '@/fonts/convert/to-woff'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

test.each(['static', 'cff', 'variable'] as const)(
  'a %s master comes out of WOFF as it went in',
  (name) => {
    const master = readMaster(name)

    expect(unpack(Buffer.from(toWoff(master)))).toEqual(
      Object.fromEntries([...readSfnt(master).tables].map(([tag, table]) => [tag, sumOf(table)])),
    )
  },
)

test('the header tells the flavour and both sizes', () => {
  const master = readMaster('cff')
  const woff = Buffer.from(toWoff(master))

  expect([woff.toString('latin1', 0, 8), woff.readUInt32BE(8), woff.readUInt32BE(16)]).toEqual([
    'wOFFOTTO',
    woff.length,
    master.length,
  ])
})

function unpack(woff: Buffer): Record<string, string> {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + index * 20)
  return Object.fromEntries(
    entries.map((at) => {
      const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
      const table = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
      return [
        woff.toString('latin1', at, at + 4),
        sumOf(packed === size ? table : inflateSync(table)),
      ]
    }),
  )
}

function sumOf(table: Uint8Array): string {
  return createHash('sha256').update(table).digest('hex')
}
