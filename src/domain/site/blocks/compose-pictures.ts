import type { Composed, StoredBlock } from './compose-blocks'
import { rowsOf } from './compose-words'
import { pdfOf, pictureOf, videoOf, wordsOf, type PictureView } from './picture-view'

export function image({ picture: file, caption, width }: StoredBlock): Composed {
  const picture = pictureOf(file, caption)
  if (!picture) return 'picture'
  return { kind: 'image', picture, width: width === 'text' ? 'text' : 'measure' }
}

/** One of two stands alone until the other comes. */
export function pair({ pictures: rows }: StoredBlock): Composed {
  const pictures = picturesOf(rows).slice(0, 2)
  return pictures.length > 0 ? { kind: 'pair', pictures } : 'picture'
}

export function slider({ heading, pictures: rows }: StoredBlock): Composed {
  const pictures = picturesOf(rows)
  return pictures.length > 0 ? { kind: 'slider', heading: wordsOf(heading), pictures } : 'picture'
}

export function video(block: StoredBlock): Composed {
  const view = videoOf(block.video, block)
  return view ? { kind: 'video', ...view } : 'file'
}

export function pdf(block: StoredBlock): Composed {
  const view = pdfOf(block.file, block)
  return view ? { kind: 'pdf', ...view } : 'file'
}

function picturesOf(rows: unknown): PictureView[] {
  return rowsOf(rows).flatMap(({ picture, caption }) => pictureOf(picture, caption) ?? [])
}
