import { expect, test } from 'vitest'
import { FormIsBroken, readMultipart } from '@/endpoints/staff/read-multipart'

const FORM = Buffer.from(
  [
    'a preamble nobody reads',
    '--line',
    'Content-Disposition: form-data; name="file"; filename="a.ttf"',
    '',
    'one\r\n--lin\r\n\r\n--',
    '--line',
    'Content-Disposition: form-data; name="notes"',
    '',
    '',
    '--line--',
    'and after it',
  ].join('\r\n'),
)

const READ = [
  ['Content-Disposition: form-data; name="file"; filename="a.ttf"', 'one\r\n--lin\r\n\r\n--'],
  ['Content-Disposition: form-data; name="notes"', ''],
]

test.each([1, 2, 3, 7, 64, 1000])(
  'a form that comes by %d bytes is read the same',
  async (size) => {
    expect(await partsOf(inPieces(FORM, size))).toEqual(READ)
  },
)

test.each([
  ['no form', 'Dear foundry'],
  ['a form without its end', '--line\r\nA: b\r\n\r\nand then'],
  ['a head without an end', '--line\r\nA: b'],
  ['a head that never ends', `--line\r\n${'A: b\r\n'.repeat(20_000)}`],
  ['nothing', ''],
])('%s is broken', async (_what, text) => {
  await expect(partsOf(inPieces(Buffer.from(text), 16))).rejects.toThrow(FormIsBroken)
})

test('a body is let go of when nobody wants more of it', async () => {
  let isLetGo = false
  const body = async function* () {
    try {
      while (true) yield FORM.subarray(0, 100)
    } finally {
      isLetGo = true
    }
  }
  const form = readMultipart(body(), 'line')
  await form.next()
  await form.return(undefined)

  expect(isLetGo).toBe(true)
})

async function partsOf(body: AsyncIterable<Uint8Array>): Promise<string[][]> {
  const parts: string[][] = []
  for await (const event of readMultipart(body, 'line')) {
    if (event.kind === 'head') parts.push([event.head, ''])
    else
      parts.push(
        [...(parts.pop() ?? [])].map((text, at) => text + (at === 1 ? String(event.bytes) : '')),
      )
  }
  return parts
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
