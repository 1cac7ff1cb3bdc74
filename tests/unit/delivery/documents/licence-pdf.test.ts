import { expect, test } from 'vitest'
import type { DocumentFaces, LicenceDocument } from '@/delivery/documents/document-types'
import { renderLicencePdf } from '@/delivery/documents/licence-pdf'
import { MASTERS } from '../archive/archive-request'
import { aLicenceDocument } from './licence-document'
import { meaningsIn, readPdf } from './read-pdf'

const ALEGREYA = `${MASTERS}/alegreya/Alegreya-Regular.ttf`
const FOUNT_SERIF = `${MASTERS}/fount-serif/FountSerif-Black.otf`
const YOUNG_SERIF = `${MASTERS}/young-serif/YoungSerif-Regular.ttf`
const VARIABLE = `${MASTERS}/bricolage-grotesque/BricolageGrotesque-Variable.ttf`

test('a licence says who may use what, and how', async () => {
  expect(readPdf(await renderLicencePdf(aLicenceDocument()))).toEqual({
    title: 'Licence KX-7Q4M-RT',
    pages: 1,
    fonts: ['Helvetica', 'Helvetica-Bold'],
    lines: [
      'Fount',
      'Font licence',
      'KX-7Q4M-RT',
      'Fraunces',
      'Licensee',
      'Ada Example',
      'Hauptstraße 1',
      '10115 Berlin',
      'Germany',
      'VAT DE136695976',
      'ada@example.org',
      '2 styles',
      'Regular, Bold',
      'Issued',
      '21 November 2026, order 2026-0413',
      'Web',
      'to 10 000 views',
      'Domain: example.org',
      'You may: put the fonts on your site',
      'You may not: give them to others',
      'EULA Web, version 1.0, https://fount.example/eula/2',
      'Fount, Example Street 1, Berlin, VAT DE000000000, hello@fount.example',
      '1 of 1',
    ],
  })
})

test('a licence of the demo says that nothing was charged', async () => {
  const { lines } = readPdf(await renderLicencePdf(aLicenceDocument({ demo: true })))

  expect(lines).toContain('Paid with play money: nothing was charged.')
})

test('static TrueType and CFF faces are embedded', async () => {
  expect(await fontsOf({ text: ALEGREYA, bold: null, heading: FOUNT_SERIF })).toEqual([
    'Alegreya-Regular',
    'FountSerif-Black',
  ])
})

test.each([
  ['a variable face', VARIABLE],
  ['a file that is gone', '/nowhere/gone.ttf'],
  ['a file that is no font', `${MASTERS}/alegreya/OFL.txt`],
])('%s gives way to the next', async (_, heading) => {
  expect(await fontsOf({ text: ALEGREYA, bold: null, heading })).toEqual(['Alegreya-Regular'])
})

test('a name in letters the face does not have is set in one that has them', async () => {
  const faces = { text: YOUNG_SERIF, bold: null, heading: null, fallbacks: [ALEGREYA] }
  const licensee = aLicensee('Лада')
  const pdf = await renderLicencePdf(aLicenceDocument({ faces, licensee }))

  expect(readPdf(pdf).fonts).toEqual(['Alegreya-Regular', 'YoungSerif-Regular'])
})

test('many styles go on over the pages, each with its footer', async () => {
  const styles = Array.from({ length: 1500 }, (_, index) => `Style ${index + 1}`)
  const { pages, lines } = readPdf(await renderLicencePdf(aLicenceDocument({ styles })))

  expect(lines.filter((line) => / of \d+$/.test(line))).toEqual(
    Array.from({ length: pages }, (_, index) => `${index + 1} of ${pages}`),
  )
  expect(lines.join(' ')).toContain('Style 1500')
})

test('rendered twice, it is the same document', async () => {
  const [first, second] = [aLicenceDocument(), aLicenceDocument()].map(renderLicencePdf)

  expect(await first).toEqual(await second)
})

test('control characters and turned directions do not reach the paper', async () => {
  const licensee = aLicensee('Ada\r\n\u0000Example\u202e')
  const { lines } = readPdf(await renderLicencePdf(aLicenceDocument({ licensee })))

  expect(lines).toContain('Ada Example')
})

async function fontsOf(faces: DocumentFaces): Promise<string[]> {
  return readPdf(await renderLicencePdf(aLicenceDocument({ faces }))).fonts
}

function aLicensee(name: string): LicenceDocument['licensee'] {
  return { name, company: null, email: null, address: [], vatId: null }
}

test('every letter can be copied and read out, also a u that first stood within an ü', async () => {
  const faces = { text: ALEGREYA, bold: null, heading: null }
  const { licensee } = aLicenceDocument()
  const pdf = await renderLicencePdf(
    aLicenceDocument({
      faces,
      licensee: { ...licensee, name: 'Übermüller à Orléans', company: 'Čtvrtě' },
    }),
  )
  const [meanings, ...others] = meaningsIn(pdf)

  expect(others).toEqual([])
  expect(meanings).toContain('<0075>')
  expect(meanings).not.toContain('<>')
})
