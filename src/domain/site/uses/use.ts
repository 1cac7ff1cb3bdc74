import { type PictureView, pictureOf, wordsOf } from '../blocks/picture-view'
import { lowerFirst } from '../../words'
import { isNavigationAddress } from '../frame/compose-navigation'

export const USES = { path: '/in-use', title: 'In use' } as const

/** A typeface that is seen on a picture, with what is said of its styles. */
type Seen = { id: string; name: string; slug: string; styles: string | null }

/** A thing that is set in typefaces of the foundry: what a picture shows, and who made that. */
export type UseView = {
  id: string
  /** What one reads on it. */
  title: string
  /** What it is. */
  kind: string | null
  credit: string | null
  year: number | null
  link: string | null
  picture: PictureView
  /** What a cut keeps, in per cent from the left and from the top. */
  focus: { x: number; y: number }
  /** The first is the one that the picture leads to. */
  seen: Seen[]
  /** When it was last saved. */
  changedAt: string
}

/** As staff left it, complete or not. */
type StoredUse = {
  id: string
  updatedAt: string
  picture?: unknown
  seen?: { typeface?: string | { id: string } | null; styles?: string | null }[] | null
  year?: number | null
} & { [Words in 'title' | 'kind' | 'credit' | 'link']?: string | null }

/** Those with their picture, and a typeface among these. */
export function composeUses(
  rows: readonly StoredUse[],
  typefaces: readonly Pick<Seen, 'id' | 'name' | 'slug'>[],
): UseView[] {
  const known = new Map(typefaces.map((typeface) => [typeface.id, typeface]))
  return rows.flatMap((row) => {
    const picture = pictureOf(row.picture)
    const seen = (row.seen ?? []).flatMap(({ typeface, styles }) => {
      const found = known.get((typeof typeface === 'string' ? typeface : typeface?.id) ?? '')
      if (!found) return []
      return [{ id: found.id, name: found.name, slug: found.slug, styles: wordsOf(styles) }]
    })
    return picture && seen.length > 0 ? [{ ...saidOf(row), picture, seen }] : []
  })
}

function saidOf(row: StoredUse): Omit<UseView, 'picture' | 'seen'> {
  const { id, title, kind, credit, year = null, link, updatedAt } = row
  const address = wordsOf(link)
  return {
    id,
    title: wordsOf(title) ?? 'Untitled',
    kind: wordsOf(kind),
    credit: wordsOf(credit),
    year,
    link: address && isNavigationAddress(address) ? address : null,
    focus: focusOf(row.picture),
    changedAt: new Date(updatedAt).toISOString(),
  }
}

function focusOf(picture: unknown): UseView['focus'] {
  const { focalX, focalY } = (picture ?? {}) as { focalX?: unknown; focalY?: unknown }
  const inside = (place: unknown) => (typeof place === 'number' ? place : 50)
  return { x: inside(focalX), y: inside(focalY) }
}

/** Those in which one of these typefaces is seen. */
export function usesOf(uses: readonly UseView[], typefaces: readonly string[]): UseView[] {
  return uses.filter(({ seen }) => seen.some(({ id }) => typefaces.includes(id)))
}

/** "Alegreya Regular and Italic"; "Bungee, upright". */
export function seenInWords({ name, styles }: Pick<Seen, 'name' | 'styles'>): string {
  if (!styles) return name
  return /^\p{Ll}/u.test(styles) ? `${name}, ${styles}` : `${name} ${styles}`
}

/** "Plum jam, a label", where one line says both. */
export function lineOfUse({ title, kind }: Pick<UseView, 'title' | 'kind'>): string {
  return kind ? `${title}, ${lowerFirst(kind)}` : title
}

/** "Ada’s studio, 2026"; empty: nothing of it is known. */
export function creditInWords({ credit, year }: Pick<UseView, 'credit' | 'year'>): string {
  return [credit, year].filter(Boolean).join(', ')
}

/** Whether it is written in letters that the face of the interface has. */
export function isLatin(title: string): boolean {
  return !/\p{L}/u.test(title) || /\p{Script=Latin}/u.test(title)
}

/** Every typeface that is seen, once, by its name. */
export function typefacesSeen(uses: readonly UseView[]): Omit<Seen, 'styles'>[] {
  const seen = new Map(uses.flatMap((use) => use.seen.map((one) => [one.id, one] as const)))
  return [...seen.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
