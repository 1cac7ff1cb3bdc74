import { Piscina } from 'piscina'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import { workerProgram } from '@/fonts/workers/worker-program'
import { documentFaces } from '../document-fonts'
import type { DocumentFaces, EulaDocument, LicenceDocument } from '../document-types'
import type { QuoteDocument } from '../quote-pdf'

/** `faceFailure`: why it is not set in the typeface it is about. */
type FinishedDocument = { pdf: Buffer; dataFailure: string | null; faceFailure: string | null }

const POOL = Symbol.for('fount.document-threads')

const IDLE_MS = 60_000

/**
 * Sets a paper in a thread of its own: an invoice takes 0.4 s of a processor, for which no visitor should wait. A typeface that
 * was sold adorns it, and may be none that a document can be set in: then the interface's takes its place.
 */
export async function setDocument(job: DocumentJob): Promise<FinishedDocument> {
  try {
    return { ...(await setInThread(job)), faceFailure: null }
  } catch (error) {
    const plain = inInterfaceFaces(job)
    if (!plain) throw error
    const faceFailure = error instanceof Error ? error.message : String(error)
    return { ...(await setInThread(plain)), faceFailure }
  }
}

async function setInThread(job: DocumentJob): Promise<Omit<FinishedDocument, 'faceFailure'>> {
  const { pdf, dataFailure } = (await documentThreads().run(job)) as SetDocument
  return { pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), dataFailure }
}

/** null: it is set in nothing else already. */
function inInterfaceFaces(job: DocumentJob): DocumentJob | null {
  const faces = documentFaces(null)
  const isAdorned = ({ heading }: DocumentFaces) => heading !== faces.heading
  switch (job.kind) {
    case 'licence':
      return isAdorned(job.licence.faces) ? { ...job, licence: { ...job.licence, faces } } : null
    case 'eula':
      return isAdorned(job.eula.faces) ? { ...job, eula: { ...job.eula, faces } } : null
    case 'invoice':
    case 'quote':
      return isAdorned(job.faces) ? { ...job, faces } : null
  }
}

/** One pool a process, however often a bundler has copied this file. The thread begins with the first paper, and goes when there is none. */
function documentThreads(): Piscina {
  const home = globalThis as { [POOL]?: Piscina }
  return (home[POOL] ??= startThreads())
}

function startThreads(): Piscina {
  const { file, loader } = workerProgram('document-worker')
  return new Piscina({
    filename: file,
    execArgv: loader,
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
}

/** One paper to be set. */
export type DocumentJob =
  | { kind: 'invoice'; contents: DocumentContents; faces: DocumentFaces }
  | { kind: 'licence'; licence: LicenceDocument }
  | { kind: 'quote'; quote: QuoteDocument; faces: DocumentFaces }
  | { kind: 'eula'; eula: EulaDocument }

/** `dataFailure`: why an invoice carries no data by EN 16931 that should; the paper is as good without. */
export type SetDocument = { pdf: Uint8Array; dataFailure: string | null }
