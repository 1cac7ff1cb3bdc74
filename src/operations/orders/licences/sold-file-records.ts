import type { Payload } from 'payload'
import type { FontFile, Style } from '@/payload-types'
import { readTypefaces } from '../../catalogue/typefaces/named-typeface-records'
import { stylesByTypeface } from '../../catalogue/styles-by-typeface'
import { idOf } from '../../id-of'

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
    depth: 0,
    where: { id: { in: ids } },
  })
  const typefaces = await readTypefaces(
    payload,
    docs.map(({ typeface }) => idOf(typeface)),
  )
  return [...stylesByTypeface(docs).values()].flat().map((style) => {
    const typeface = typefaces.get(idOf(style.typeface))
    return {
      ...style,
      typefaceName: typeface?.name ?? '',
      notice: typeface?.notice || null,
      isPublished: typeface?._status === 'published',
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
      styles: { name: true, typ: true, weight: true, slope: true, master: true, typeface: true },
    },
    where: { and: [{ typeface: { in: typefaces } }, { format: { equals: 'TRIAL' } }] },
  })
  const known = await readTypefaces(payload, typefaces)
  return docs.flatMap((file) => {
    const style = file.style as Style
    const typeface = known.get(idOf(style.typeface))
    return typeface && file.master === style.master ? [{ ...file, typeface }] : []
  })
}
