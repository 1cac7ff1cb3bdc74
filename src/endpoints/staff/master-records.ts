import type { Payload } from 'payload'
import type { FontFile, Style } from '@/payload-types'

export function findStyle(payload: Payload, id: string): Promise<Style | null> {
  return payload.findByID({
    collection: 'styles',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

export async function findFontFiles(payload: Payload, style: string): Promise<FontFile[]> {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { style: { equals: style } },
    depth: 0,
    limit: 100,
    overrideAccess: true,
  })
  return docs
}
