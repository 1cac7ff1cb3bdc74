import PDFDocument from 'pdfkit'
import { attachData, ARCHIVAL } from './pdf-archive'
import type { PdfPageOptions } from './pdf-page-options'

export const PAPER = { width: 595.28, height: 841.89 }
export const MARGIN = { side: 48, top: 52, bottom: 84 }

export type OpenDocument = { document: PDFKit.PDFDocument; close: () => Promise<Buffer> }

/** An empty A4 document that says who made it and when; the same content makes the same bytes. */
export function openDocument({ title, author, date, archive }: PdfPageOptions): OpenDocument {
  const { side, top, bottom } = MARGIN
  const document = new PDFDocument({
    size: 'A4',
    margins: { left: side, right: side, top, bottom },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    ...(archive ? ARCHIVAL : {}),
    info: {
      Title: title,
      ...{ Author: author, Creator: author, Producer: author },
      ...{ CreationDate: date, ModDate: date },
    },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  if (archive) attachData(document, archive, date)
  return { document, close: () => closed(document, parts) }
}

function closed(document: PDFKit.PDFDocument, parts: Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
    document.end()
  })
}
