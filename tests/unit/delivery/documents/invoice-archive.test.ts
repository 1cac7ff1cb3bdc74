import { expect, test } from 'vitest'
import { renderInvoicePdf } from '@/delivery/documents/invoice-pdf'
import { composeInvoice } from '@/domain/order/documents/compose-invoice'
import { MASTERS } from '../archive/archive-request'
import { aSoldOrder, ISSUE } from '../../domain/order/documents/a-sold-order'
import { readPdf } from './read-pdf'

const INVOICE = composeInvoice(aSoldOrder(), ISSUE)
const ALEGREYA = `${MASTERS}/alegreya/Alegreya-Regular.ttf`
const EMBEDDED = { text: ALEGREYA, bold: ALEGREYA, heading: ALEGREYA }

test('rendered twice, it is the same document', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => renderInvoicePdf({ contents: INVOICE, xml: '<data/>', faces: EMBEDDED })),
  )

  expect(first).toEqual(second)
})

test('it is PDF/A-3 with every face embedded, and carries its data where programs look for them', async () => {
  const pdf = await renderInvoicePdf({ contents: INVOICE, xml: '<data/>', faces: EMBEDDED })
  const source = pdf.toString('latin1')

  expect(readPdf(pdf).fonts).toEqual(['Alegreya-Regular'])
  expect(source).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(source).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  expect(source).toMatch(/\/AFRelationship \/Alternative/)
  expect(source).toContain('(factur-x.xml)')
})

test('a name with signs of XML leaves the data about the document readable', async () => {
  const seller = { ...aSoldOrder().seller, legalName: 'Schmidt & <Söhne>' }
  const contents = composeInvoice(aSoldOrder({ seller }), ISSUE)
  const pdf = await renderInvoicePdf({ contents, xml: null, faces: EMBEDDED })

  expect(pdf.toString('utf8')).toContain('<rdf:li>Schmidt + Söhne</rdf:li>')
})
