import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderInvoicePdf } from '@/delivery/documents/invoice-pdf'
import { documentFaces } from '@/delivery/documents/document-fonts'
import { renderEInvoice } from '@/delivery/documents/render-e-invoice'
import { allKinds } from '../support/mustang/all-kinds'

const KINDS = allKinds()
const FOLDER = mkdtempSync(join(tmpdir(), 'fount-e-invoices-'))
const fileOf = (kind: string) => join(FOLDER, `${kind.replaceAll(' ', '-')}.pdf`)

beforeAll(async () => {
  for (const [kind, contents] of Object.entries(KINDS)) {
    const xml = await renderEInvoice(contents)
    writeFileSync(
      fileOf(kind),
      await renderInvoicePdf({ contents, xml, faces: documentFaces(null) }),
    )
  }
  const files = Object.keys(KINDS).map(fileOf)
  const words = ['-cp', process.env.FOUNT_MUSTANG ?? '', 'tests/support/mustang/Validate.java']
  execFileSync('java', ['-Dorg.slf4j.simpleLogger.defaultLogLevel=off', ...words, ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 240_000,
  })
}, 300_000)

afterAll(() => rmSync(FOLDER, { recursive: true }))

test.each(Object.keys(KINDS))(
  'Mustang finds nothing wrong with the document of this kind: %s',
  (kind) => {
    const report = readFileSync(`${fileOf(kind)}.report.xml`, 'utf8')
    const said = [...report.matchAll(/<(?:error|fatal|exception)\b[^>]*>([^<]*)/g)]

    expect(said.map(([, text]) => text?.trim())).toEqual([])
    expect(report).toMatch(/<summary status="valid"\/>\s*<\/validation>/)
    // All of it was looked at: the PDF, and the data within it.
    expect(report).toContain('<xml>')
  },
)
