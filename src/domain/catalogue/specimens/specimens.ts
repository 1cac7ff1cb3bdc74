import { recordsIn } from '../../is-record'
import {
  pdfOf,
  type PdfView,
  pictureOf,
  type PictureView,
  videoOf,
  type VideoView,
} from '../../site/blocks/picture-view'

/** What a typeface is shown with beside itself, each kind in the order of staff. */
export type SpecimensView = { pictures: PictureView[]; videos: VideoView[]; pdfs: PdfView[] }

/** As staff left it, complete or not; files are named by their ids. */
type StoredSpecimens = { specimens?: unknown }

/** What of it is complete. `files`: those that are not in the trash, by their ids. */
export function composeSpecimens(
  { specimens }: StoredSpecimens,
  files: ReadonlyMap<string, unknown>,
): SpecimensView {
  const fileOf = (id: unknown) => (typeof id === 'string' ? files.get(id) : undefined)
  const shown = recordsIn(specimens).map(({ file, caption }) => ({ file: fileOf(file), caption }))
  return {
    pictures: shown.flatMap(({ file, caption }) => pictureOf(file, caption) ?? []),
    videos: shown.flatMap(({ file, caption }) => videoOf(file, { caption }) ?? []),
    pdfs: shown.flatMap(({ file, caption }) => pdfOf(file, { title: caption }) ?? []),
  }
}

/** The ids of the files it names, each once. */
export function filesNamedIn(stored: StoredSpecimens[]): string[] {
  const ids = stored.flatMap(({ specimens }) => recordsIn(specimens).map(({ file }) => file))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
