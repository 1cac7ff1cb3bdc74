import type { Payload } from 'payload'
import { documentFaces } from '@/delivery/documents/document-fonts'
import type { QuoteDocument } from '@/delivery/documents/quote-pdf'
import { setDocument } from '@/delivery/documents/workers/set-document'
import { pick } from '@/domain/own-value'
import { toldAnswers } from '@/domain/quote/quoted-answers'
import { couponNote } from '@/domain/quote/quoted-cart'
import { zoneOf } from '@/domain/tax/day-in-country'
import { describeTax } from '@/domain/tax/describe-tax'
import type { Quote } from '@/payload-types'
import { idOf } from '../../id-of'
import { logFaceFailure } from '../../downloads/licence-documents'
import { headingPath, sha256Of } from '../../fonts/font-store'
import { findFilesOfStyles, findStylesForLicence } from '../../records/font-files'
import { noteQuoteHash } from '../../records/quotes'
import { keyOf } from '../../secret-key'
import { readStoredPdf, storePdf } from '../documents/document-pdfs'
import { licensedFiles } from '../licences/licence-contents'
import { readWholeFamilies } from '../licences/read-whole-families'
import { isDemo } from '../payment/configured-payments'
import { frozenQuoteOf, inputsOf } from './price-quoted-cart'
import { clientLines, licenseeLines, sellerLines } from './read-quote'

/** Made once and kept, as an invoice is: whoever forwards it forwards the same paper. */
export async function quotePdfOf(payload: Payload, row: Quote): Promise<Buffer> {
  const stored = row.sha256 ? await readStoredPdf(row.sha256) : null
  if (stored) return stored

  const faces = documentFaces(await headingOf(payload, row))
  const { pdf, faceFailure } = await setDocument({
    kind: 'quote',
    quote: await quoteDocument(payload, row),
    faces,
  })
  logFaceFailure(payload, row.number, faceFailure)
  try {
    const sha256 = sha256Of(pdf)
    await storePdf(sha256, pdf)
    if (!row.sha256) await noteQuoteHash(payload, row.id, sha256)
  } catch (error) {
    payload.logger.warn({ err: error, msg: `The PDF of ${row.number} could not be kept` })
  }
  return pdf
}

async function quoteDocument(payload: Payload, row: Quote): Promise<QuoteDocument> {
  const quote = frozenQuoteOf(row)
  const { seller, extras, eulas, tax } = quote
  const lines = quote.lines.map(({ styles, covers = styles, ...line }) => ({
    ...line,
    answers: toldAnswers(line.licences, inputsOf(row).terms.rules.licenceTypes),
    styles: covers.map(({ id, name, typeface }) => ({ id, name, typeface: typeface.name })),
  }))
  const { namesOf } = await readWholeFamilies(
    payload,
    lines.map(({ styles }) => styles),
  )
  return {
    ...pick(quote, ['number', 'madeAt', 'validUntil', 'purchaseOrder', 'note', 'isByStaff']),
    ...pick(quote, ['currency', 'discounts', 'net', 'total']),
    zone: zoneOf(seller.address.country),
    shopName: seller.name,
    seller: sellerLines(seller),
    client: clientLines(quote.client),
    licensee: licenseeLines(quote),
    lines: [
      ...lines.map(({ typeface, styles, answers, bill, amount }) => ({
        name: typeface.name,
        styles: namesOf(styles),
        answers,
        bill,
        amount,
      })),
      ...extras.map(({ text: name, amount }) => ({
        ...{ name, styles: [], answers: [], bill: [], amount },
      })),
    ],
    tax: tax && { text: describeTax(tax), amount: tax.amount },
    eulas: eulas.map(
      ({ title, version, url }) => `${title}, version ${version}: ${seller.url}${url}`,
    ),
    couponNote: couponNote(quote),
    url: `${seller.url}/quote/${keyOf('quote', row.nonce ?? '')}`,
    demo: isDemo(),
  }
}

/** The number is set in the first upright style that is quoted. */
async function headingOf(payload: Payload, row: Quote): Promise<string | null> {
  const ids = frozenQuoteOf(row).lines.flatMap(({ styles }) => styles.map(({ id }) => id))
  if (ids.length === 0) return null
  const [styles, files] = await Promise.all([
    findStylesForLicence(payload, ids),
    findFilesOfStyles(payload, ids),
  ])
  const upright = styles.find(({ typ, slope }) => typ === 'static' && slope === 'upright')
  const file =
    upright &&
    licensedFiles(
      upright,
      files.filter(({ style }) => idOf(style) === upright.id),
    ).find(({ format }) => format === 'TTF' || format === 'OTF')
  return file ? headingPath(file.sha256, file.extension) : null
}
