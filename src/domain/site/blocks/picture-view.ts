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

/** null: no picture, one that was deleted since or is in the trash, or a file of another kind. */
export function pictureOf(file: unknown, caption?: unknown): PictureView | null {
  if (!isRecord(file) || typeof file.url !== 'string' || file.deletedAt) return null
  if (!String(file.mimeType).startsWith('image/')) return null
  const size = sizeOf(file)
  return {
    url: file.url,
    sources: size ? sourcesOf({ ...file, url: file.url, width: size.width }) : [],
    alt: String(file.alt ?? ''),
    size,
    caption: wordsOf(caption),
  }
}

function sizeOf({ width, height }: Record<string, unknown>): PictureView['size'] {
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null
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

export type VideoView = {
  url: string
  type: string
  /** What it shows, for those who cannot see it. */
  words: string
  poster: string | null
  /** null: its file does not say how large it is drawn. */
  size: { width: number; height: number } | null
  caption: string | null
}

export function videoOf(
  file: unknown,
  { poster, caption }: Record<string, unknown>,
): VideoView | null {
  if (!isRecord(file) || typeof file.url !== 'string' || file.deletedAt) return null
  const type = String(file.mimeType)
  if (!type.startsWith('video/')) return null
  return {
    url: file.url,
    type,
    words: wordsOf(file.alt) ?? 'Video',
    poster: pictureOf(poster)?.url ?? null,
    size: sizeOf(file),
    caption: wordsOf(caption),
  }
}

export type PdfView = {
  url: string
  title: string
  sizeInBytes: number | null
  pages: number | null
  cover: PictureView | null
}

export function pdfOf(
  file: unknown,
  { title, pages, cover }: Record<string, unknown>,
): PdfView | null {
  if (!isRecord(file) || typeof file.url !== 'string' || file.deletedAt) return null
  if (file.mimeType !== 'application/pdf') return null
  return {
    url: file.url,
    title: wordsOf(title) ?? wordsOf(file.alt) ?? String(file.filename),
    sizeInBytes: typeof file.filesize === 'number' ? file.filesize : null,
    pages: typeof pages === 'number' && pages >= 1 ? Math.round(pages) : null,
    cover: pictureOf(cover),
  }
}

/** 1234567 → "1.2 MB" */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
