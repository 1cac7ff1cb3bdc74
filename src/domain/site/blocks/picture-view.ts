import { isRecord } from '../../is-record'

export type PictureView = {
  url: string
  /** The smaller sizes of it beside the picture as it came. */
  sources: { url: string; width: number }[]
  alt: string
  /** null: a drawing without a size of its own. */
  size: { width: number; height: number } | null
  caption: string | null
}

/** null: no picture, one that was deleted since, or a file of another kind. */
export function pictureOf(file: unknown, caption?: unknown): PictureView | null {
  if (!isRecord(file) || typeof file.url !== 'string') return null
  if (!String(file.mimeType).startsWith('image/')) return null
  const { width, height } = file
  const isSized = typeof width === 'number' && typeof height === 'number'
  return {
    url: file.url,
    sources: isSized ? sourcesOf({ ...file, url: file.url, width }) : [],
    alt: String(file.alt ?? ''),
    size: isSized ? { width, height } : null,
    caption: wordsOf(caption),
  }
}

function sourcesOf(file: { url: string; width: number; sizes?: unknown }): PictureView['sources'] {
  const text = isRecord(file.sizes) && isRecord(file.sizes.text) ? file.sizes.text : {}
  if (typeof text.url !== 'string' || typeof text.width !== 'number') return []
  return [
    { url: text.url, width: text.width },
    { url: file.url, width: file.width },
  ]
}

/** null: nothing but space. */
export function wordsOf(text: unknown): string | null {
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}
