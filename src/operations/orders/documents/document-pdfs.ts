import type { Payload } from 'payload'
import { documentFaces } from '@/delivery/documents/document-fonts'
import { setDocument } from '@/delivery/documents/workers/set-document'
import { FileIsLost } from '@/domain/request-error'
import type { Invoice } from '@/payload-types'
import { logFaceFailure } from '../../downloads/licence-documents'
import { storedFiles } from '../../files/stored-files'
import { headingPath, sha256Of } from '../../fonts/font-store'
import { noteHash } from '../../records/invoices'
import { contentsOf } from './issue-credit-note'

/**
 * The same bytes each time it is asked for: it is made once and kept, for what makes it may change in ten years. Should the file be
 * lost, it is made again from what was frozen.
 */
export async function invoicePdfOf(payload: Payload, invoice: Invoice): Promise<Buffer> {
  const stored = invoice.sha256 ? await readStoredPdf(invoice.sha256) : null
  if (stored) return stored

  const contents = contentsOf(invoice)
  const { heading } = contents
  const faces = documentFaces(heading && (await headingPath(heading.sha256, heading.extension)))
  const job = { kind: 'invoice' as const, contents, faces }
  const { pdf, dataFailure, faceFailure } = await setDocument(job)
  logFaceFailure(payload, invoice.number, faceFailure)
  if (dataFailure !== null)
    payload.logger.warn({ msg: `${invoice.number} carries no data by EN 16931: ${dataFailure}` })
  try {
    await keep(payload, invoice, pdf)
  } catch (error) {
    payload.logger.warn({ err: error, msg: `The PDF of ${invoice.number} could not be kept` })
  }
  return pdf
}

async function keep(payload: Payload, invoice: Invoice, pdf: Buffer): Promise<void> {
  const sha256 = sha256Of(pdf)
  await storePdf(sha256, pdf)
  if (!invoice.sha256) await noteHash(payload, invoice, sha256)
  else if (invoice.sha256 !== sha256)
    payload.logger.warn({ msg: `The PDF of ${invoice.number} was lost, and is made otherwise now` })
}

/** Under the hash of its bytes: what is read is what was made. */
export function pdfName(sha256: string): string {
  return `documents/${sha256}.pdf`
}

/** null: it is not there. */
export async function readStoredPdf(sha256: string): Promise<Buffer | null> {
  return storedFiles.read(pdfName(sha256)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error instanceof FileIsLost) return null
    throw error
  })
}

/** Whole or not at all. */
export function storePdf(sha256: string, pdf: Buffer): Promise<void> {
  return storedFiles.write(pdfName(sha256), pdf)
}
