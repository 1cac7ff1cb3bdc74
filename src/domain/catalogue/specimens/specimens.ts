import { isRecord } from '../../is-record'
import {
  pdfOf,
  type PdfView,
  pictureOf,
  type PictureView,
  videoOf,
  type VideoView,
  wordsOf,
} from '../../site/blocks/picture-view'
import { isNavigationAddress } from '../../site/frame/compose-navigation'

/** The typeface at work: what a picture shows, and who made that. */
export type UseView = { picture: PictureView; shows: string; by: string; link: string | null }

/** What a typeface is shown with beside itself, each kind in the order of staff. */
export type SpecimensView = {
  inUse: UseView[]
  pictures: PictureView[]
  videos: VideoView[]
  pdfs: PdfView[]
}

/** As staff left it, complete or not; files are named by their ids. */
type StoredSpecimens = { specimens?: unknown; inUse?: unknown }

/** What of it is complete. `files`: those that are not in the trash, by their ids. */
export function composeSpecimens(
  { specimens, inUse }: StoredSpecimens,
  files: ReadonlyMap<string, unknown>,
): SpecimensView {
  const fileOf = (id: unknown) => (typeof id === 'string' ? files.get(id) : undefined)
  const shown = rowsOf(specimens).map(({ file, caption }) => ({ file: fileOf(file), caption }))
  return {
    inUse: rowsOf(inUse).flatMap((row) => useOf(row, fileOf(row.picture)) ?? []),
    pictures: shown.flatMap(({ file, caption }) => pictureOf(file, caption) ?? []),
    videos: shown.flatMap(({ file, caption }) => videoOf(file, { caption }) ?? []),
    pdfs: shown.flatMap(({ file, caption }) => pdfOf(file, { title: caption }) ?? []),
  }
}

/** The ids of the files it names, each once. */
export function filesNamedIn(stored: StoredSpecimens[]): string[] {
  const ids = stored.flatMap(({ specimens, inUse }) => [
    ...rowsOf(specimens).map(({ file }) => file),
    ...rowsOf(inUse).map(({ picture }) => picture),
  ])
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

function useOf(
  { shows: whatItShows, by: whose, link }: Record<string, unknown>,
  file: unknown,
): UseView | null {
  const [picture, shows, by] = [pictureOf(file), wordsOf(whatItShows), wordsOf(whose)]
  if (!picture || !shows || !by) return null
  const address = wordsOf(link)
  return { picture, shows, by, link: address && isNavigationAddress(address) ? address : null }
}

function rowsOf(rows: unknown): Record<string, unknown>[] {
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}
