import type { Payload } from 'payload'
import type { FontFile, Style, Typeface } from '@/payload-types'

const ALL = { limit: 10_000, pagination: false, overrideAccess: true } as const

export type StyleForLicence = Style & {
  typefaceName: string
  notice: string | null
  isPublished: boolean
}

export async function findStylesForLicence(
  payload: Payload,
  ids: string[],
): Promise<StyleForLicence[]> {
  const { docs } = await payload.find({
    collection: 'styles',
    ...ALL,
    depth: 1,
    populate: { typefaces: { name: true, notice: true, _status: true } },
    where: { id: { in: ids } },
    sort: 'position',
  })
  return docs.map((style) => {
    const { name, notice, _status } = style.typeface as Typeface
    return {
      ...style,
      typefaceName: name,
      notice: notice || null,
      isPublished: _status === 'published',
    }
  })
}

/** The files of these styles that a licence can deliver: all but previews. */
export async function findFilesOfStyles(payload: Payload, styles: string[]): Promise<FontFile[]> {
  const { docs } = await payload.find({
    collection: 'font-files',
    ...ALL,
    depth: 0,
    where: {
      and: [{ style: { in: styles } }, { format: { in: ['OTF', 'TTF', 'WOFF2', 'WOFF'] } }],
    },
  })
  return docs
}

export async function findTrialFiles(payload: Payload, typefaces: string[]): Promise<FontFile[]> {
  const { docs } = await payload.find({
    collection: 'font-files',
    ...ALL,
    depth: 1,
    populate: {
      styles: { name: true, typ: true, weight: true, slope: true, master: true },
      typefaces: { name: true, notice: true },
    },
    where: { and: [{ typeface: { in: typefaces } }, { format: { equals: 'TRIAL' } }] },
  })
  return docs.filter((file) => file.master === (file.style as Style).master)
}
