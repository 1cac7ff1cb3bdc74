import type { Payload } from 'payload'
import { renderEulaPdf } from '@/delivery/documents/eula-pdf'
import type { ArchiveRequest } from '@/delivery/archive/archive-types'
import { readShop } from '../shop-records'
import { facesFor, sellerOf } from './licence-document'
import { findEula } from '../catalogue/eula-records'

/** Each text once, in the version that was accepted. */
export async function eulaPdfsOf(
  payload: Payload,
  ids: string[],
): Promise<ArchiveRequest['eulas']> {
  const seller = sellerOf(await readShop(payload))
  const eulas = await Promise.all([...new Set(ids)].map((id) => findEula(payload, id)))
  return Promise.all(
    eulas
      .filter((eula) => eula !== null)
      .map(async ({ title, version, effectiveFrom, createdAt, sections }) => ({
        title,
        version,
        pdf: await renderEulaPdf({
          title,
          version,
          publishedAt: new Date(effectiveFrom ?? createdAt),
          seller,
          blocks: sections.flatMap(({ heading, text }) => [
            { kind: 'heading' as const, text: heading },
            { kind: 'paragraph' as const, text },
          ]),
          faces: facesFor([]),
        }),
      })),
  )
}
