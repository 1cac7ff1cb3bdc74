import type { Payload } from 'payload'
import type { DocumentSeller, EulaDocument } from '@/delivery/documents/document-types'
import { setDocument } from '@/delivery/documents/workers/set-document'
import type { ArchiveRequest } from '@/delivery/archive/archive-types'
import type { Eula } from '@/payload-types'
import { facesFor } from './licence-document'
import { sellerOfDocuments } from './document-seller'
import { findEula } from '../catalogue/eula-records'

/** Each text once, in the version that was accepted. */
export async function eulaPdfsOf(
  payload: Payload,
  { ids, seller }: { ids: string[]; seller: DocumentSeller },
): Promise<ArchiveRequest['eulas']> {
  const eulas = await Promise.all([...new Set(ids)].map((id) => findEula(payload, id)))
  return Promise.all(
    eulas
      .filter((eula) => eula !== null)
      .map(async (eula) => {
        const { pdf } = await setDocument({ kind: 'eula', eula: eulaDocument(eula, seller) })
        return { title: eula.title, version: eula.version, pdf }
      }),
  )
}

/** One version, as whoever reads before buying saves it. */
export async function eulaPdfOf(payload: Payload, eula: Eula): Promise<Buffer> {
  const seller = await sellerOfDocuments(payload, null)
  return (await setDocument({ kind: 'eula', eula: eulaDocument(eula, seller) })).pdf
}

function eulaDocument(
  { title, version, effectiveFrom, createdAt, sections }: Eula,
  seller: DocumentSeller,
): EulaDocument {
  return {
    ...{ title, version, seller },
    publishedAt: new Date(effectiveFrom ?? createdAt),
    blocks: sections.flatMap(({ heading, text }) => [
      { kind: 'heading' as const, text: heading },
      { kind: 'paragraph' as const, text },
    ]),
    faces: facesFor([]),
  }
}
