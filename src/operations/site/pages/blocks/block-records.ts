import type { Payload } from 'payload'
import { idOf } from '../../../id-of'

/** The preview file of each of these styles that has one, by the style. */
export async function findPreviewOfStyles(
  payload: Payload,
  styles: string[],
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'font-files',
    depth: 0,
    limit: 10_000,
    pagination: false,
    overrideAccess: true,
    where: {
      and: [
        { style: { in: styles } },
        { format: { equals: 'PVW' } },
        { isMenuPreview: { not_equals: true } },
      ],
    },
    select: { style: true, filename: true },
  })
  return new Map(docs.map(({ style, filename }) => [idOf(style), filename ?? '']))
}
