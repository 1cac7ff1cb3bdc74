import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EulaDocument } from '@/delivery/documents/document-types'
import { renderEulaPdf } from '@/delivery/documents/licence-pdf'
import { NO_FACES, SELLER } from './licence-document'
import { readPdf } from './read-pdf'

const EULA: EulaDocument = {
  title: 'Desktop licence',
  version: '1.2',
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  seller: SELLER,
  blocks: [
    { kind: 'heading', text: 'Use' },
    { kind: 'paragraph', text: 'You may install the fonts.' },
    { kind: 'point', text: 'On five computers.' },
  ],
  faces: NO_FACES,
}

test('a EULA names its version and keeps its text', async () => {
  expect(readPdf(await renderEulaPdf(EULA))).toEqual({
    title: 'Desktop licence, version 1.2',
    pages: 1,
    fonts: ['Helvetica', 'Helvetica-Bold'],
    lines: [
      'Fount',
      'Version 1.2, 1 January 2026',
      'Desktop licence',
      'Use',
      'You may install the fonts.',
      expect.stringMatching(/^. On five computers\.$/),
      expect.stringMatching(/^Desktop licence, version 1\.2, Fount, /),
      '1 of 1',
    ],
  })
})

test('a long EULA goes on over the pages', async () => {
  const blocks = Array.from({ length: 60 }, () => EULA.blocks).flat()

  expect(readPdf(await renderEulaPdf({ ...EULA, blocks })).pages).toBeGreaterThan(2)
})

test('however long a EULA is, no page of it holds a single line', async () => {
  const text = fc.integer({ min: 1, max: 80 }).map((count) => 'fonts '.repeat(count).trim())
  const part = fc
    .array(fc.record({ kind: fc.constantFrom('paragraph' as const, 'point' as const), text }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((texts) => [{ kind: 'heading' as const, text: 'Use' }, ...texts])
  const end = [{ kind: 'point', text: 'The end.' }] as const
  const isUnderHeading = fc.boolean()
  // As long as one page, by a line more or less.
  const parts = fc.array(part, { minLength: 9, maxLength: 13 })

  await fc.assert(
    fc.asyncProperty(parts, isUnderHeading, async (written, apart) => {
      const last = apart ? [{ kind: 'heading' as const, text: 'Use' }, ...end] : end
      const { lines } = readPdf(
        await renderEulaPdf({ ...EULA, blocks: [...written.flat(), ...last] }),
      )
      expect(bodiesOf(lines).filter((body) => body.length < 2)).toEqual([])
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

/** What stands on each page between its head and its foot, a label beside a line not counted. */
function bodiesOf(lines: string[]): string[][] {
  const pages: string[][] = [[]]
  for (const line of lines) {
    if (/^\d+ of \d+$/.test(line)) pages.push([])
    else pages.at(-1)?.push(line)
  }
  return pages
    .filter((page) => page.length > 0)
    .map((page) => page.slice(2, -1).filter((line) => line !== 'Use'))
}
