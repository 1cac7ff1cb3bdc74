import { brotliCompressSync, constants, deflateSync } from 'node:zlib'
import { toWoff } from '@/fonts/convert/to-woff'
import type { DamagedFont } from './damaged-font'
import { randomBytes } from './random-from'

const MEGABYTE = 1024 * 1024

/** Smallest whole PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A WOFF2 header, and 96 MB of zeroes in a few hundred bytes. */
const BROTLI_BOMB = Buffer.concat([
  sayingGigabytes('wOF2'),
  brotliCompressSync(new Uint8Array(96 * MEGABYTE), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
  }),
])

/** A WOFF header, and 96 MB of zeroes in a hundred kilobytes. */
const DEFLATE_BOMB = Buffer.concat([
  sayingGigabytes('wOFF'),
  deflateSync(new Uint8Array(96 * MEGABYTE), { level: 1 }),
])

/** Files of every other kind, under the name of a font, each with the sentence it is refused by. */
export function foreignFiles(font: Uint8Array): (DamagedFont & { sentence: string })[] {
  const madeFrom = 'Upload the TTF or OTF it was made from.'
  const woff = `This is a WOFF file. ${madeFrom}`
  const woff2 = `This is a WOFF2 file. ${madeFrom}`
  const nothing = 'This file is not a font. Upload a TTF or OTF.'
  return [
    { name: 'Picture.otf', bytes: PNG, sentence: 'This is a PNG picture, not a font.' },
    {
      name: 'Page.ttf',
      bytes: text('<!doctype html><p>Hamburgefonts'),
      sentence: 'This is a web page, not a font.',
    },
    { name: 'Letter.otf', bytes: text('Dear foundry, please find attached'), sentence: nothing },
    {
      name: 'Collection.ttf',
      bytes: Buffer.concat([text('ttcf\0\x01\0\0\0\0\0\x01\0\0\0\x10'), font]),
      sentence: 'This is a font collection (TTC). Upload each of its fonts as its own TTF or OTF.',
    },
    {
      name: 'Archive.ttf',
      bytes: Buffer.concat([text('PK\x03\x04'), font]),
      sentence: 'This is a ZIP archive, not a font. Unpack it and upload the fonts inside.',
    },
    { name: 'Web.ttf', bytes: toWoff(font), sentence: woff },
    { name: 'Web2.ttf', bytes: BROTLI_BOMB, sentence: woff2 },
    { name: 'Bomb.ttf', bytes: DEFLATE_BOMB, sentence: woff },
    { name: 'Sizes.woff', bytes: sayingGigabytes('wOFF'), sentence: woff },
    { name: 'Sizes.woff2', bytes: sayingGigabytes('wOF2'), sentence: woff2 },
    { name: 'Zeroes.ttf', bytes: new Uint8Array(32 * MEGABYTE), sentence: nothing },
    {
      name: 'Noise.otf',
      bytes: Buffer.concat([text('OTTO\0\x0a'), randomBytes(32 * MEGABYTE - 6, 7)]),
      sentence: 'This font is cut short: a table reaches past the end of the file.',
    },
    {
      name: 'Byte.ttf',
      bytes: new Uint8Array(1),
      sentence: 'This file is too short to be a font.',
    },
  ]
}

function sayingGigabytes(signature: string): Buffer {
  const header = Buffer.alloc(64)
  header.write(signature, 0, 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(0xffffffff, 16)
  header.writeUInt32BE(0xffffffff, 56)
  return header
}

function text(content: string): Buffer {
  return Buffer.from(content, 'latin1')
}
