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
