import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentFaces } from '@/delivery/documents/document-fonts'
import { renderInvoicePdf } from '@/delivery/documents/invoice-pdf'
import { renderLicencePdf } from '@/delivery/documents/licence-pdf'
import { setDocument } from '@/delivery/documents/workers/set-document'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { putTable } from '../../../support/faults/change-table'
import { aSoldOrder, ISSUE } from '../../domain/order/documents/a-sold-order'
import { readMaster, TempFolder } from '../../fonts/masters'
import { aLicenceDocument } from './licence-document'
import { readPdf } from './read-pdf'

const FONTS = 'tests/fixtures/fonts/odd'
const ODD = readdirSync(FONTS).filter((name) => name.endsWith('.ttf'))
const INTERFACE = ['BricolageGrotesqueDocuments-Bold', 'BricolageGrotesqueDocuments-Regular']

test.each(ODD)('a paper about %s is set, whatever that font lacks', async (name) => {
  const faces = documentFaces(join(FONTS, name))
  const contents = composeInvoice(aSoldOrder(), ISSUE)
  const licence = await renderLicencePdf(aLicenceDocument({ faces }))
  const invoice = await renderInvoicePdf({ contents, xml: null, faces })

  expect([licence, invoice].map((pdf) => readPdf(pdf).pages)).toEqual([1, 1])
})

test.each(['colr-v0', 'sbix', 'symbol-cmap', 'pictograms'])(
  'what %s cannot draw on paper stands there in the interface’s typeface',
  async (name) => {
    const faces = documentFaces(join(FONTS, `${name}.ttf`))

    expect(readPdf(await renderLicencePdf(aLicenceDocument({ faces }))).fonts).toEqual(INTERFACE)
  },
)

test('a typeface that only fails when the paper is finished is left out, and it is told why', async () => {
  using folder = new TempFolder()
  const broken = putTable(readMaster('static'), 'post', new Uint8Array(4))
  const faces = documentFaces(folder.file('broken.ttf', broken))
  const job = { kind: 'licence' as const, licence: aLicenceDocument({ faces }) }
  const { pdf, faceFailure } = await setDocument(job)

  expect(readPdf(pdf).fonts).toEqual(INTERFACE)
  expect(faceFailure).toMatch(/./)
})

test('a paper set in the typeface it is about tells of no failure', async () => {
  const job = { kind: 'licence' as const, licence: aLicenceDocument() }

  expect((await setDocument(job)).faceFailure).toBeNull()
})
