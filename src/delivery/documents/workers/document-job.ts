import type { DocumentContents } from '@/domain/order/documents/document-contents'
import type { DocumentFaces, EulaDocument, LicenceDocument } from '../document-types'
import type { QuoteDocument } from '../quote-pdf'

/** One paper to be set. */
export type DocumentJob =
  | { kind: 'invoice'; contents: DocumentContents; faces: DocumentFaces }
  | { kind: 'licence'; licence: LicenceDocument }
  | { kind: 'quote'; quote: QuoteDocument; faces: DocumentFaces }
  | { kind: 'eula'; eula: EulaDocument }

/** `dataFailure`: why an invoice carries no data by EN 16931 that should; the paper is as good without. */
export type SetDocument = { pdf: Uint8Array; dataFailure: string | null }
