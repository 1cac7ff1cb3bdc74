import { isRecord } from '@/domain/is-record'

/** A picture in a text, never wider than the text; another file is a link to it. Nothing for one that was deleted since. */
export function Picture({ file, words }: { file: unknown; words?: unknown }) {
  if (!isRecord(file) || typeof file.url !== 'string') return null
  if (!String(file.mimeType).startsWith('image/')) {
    return (
      <p>
        <a href={file.url}>{String(file.alt || file.filename)}</a>
      </p>
    )
  }
  const { width, height } = file
  return (
    // Its sizes are there already: nothing is worked out while a page is read.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className="text-picture"
      src={file.url}
      srcSet={sourcesOf(file)}
      sizes="(max-width: 48rem) 100vw, 40rem"
      alt={String(words || file.alt || '')}
      width={typeof width === 'number' ? width : undefined}
      height={typeof height === 'number' ? height : undefined}
      loading="lazy"
    />
  )
}

/** The size for texts beside the picture as it came; undefined: it is small enough to have none. */
function sourcesOf({ url, width, sizes }: Record<string, unknown>): string | undefined {
  const text = isRecord(sizes) && isRecord(sizes.text) ? sizes.text : null
  if (!text?.url || typeof width !== 'number') return undefined
  return `${String(text.url)} ${String(text.width)}w, ${String(url)} ${width}w`
}
