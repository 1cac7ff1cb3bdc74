import { type PdfView, sizeInWords, type VideoView } from '@/domain/site/blocks/picture-view'
import { countOf } from '@/domain/words'
import { BlockPicture } from '../ui/picture-image'

/** It plays when a visitor starts it. Its room is there before it comes. */
export function VideoBlock({ view }: { view: VideoView }) {
  const { url, type, words, poster, size, caption } = view
  return (
    <figure className="block-video">
      <video
        controls
        playsInline
        preload="metadata"
        poster={poster ?? undefined}
        width={size?.width}
        height={size?.height}
        style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
        aria-label={words}
      >
        <source src={url} type={type} />
        <a href={url}>{words}</a>
      </video>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** A specimen to open: its first page where there is a picture of it, and its name, pages and size. */
export function PdfBlock({ view: { url, title, sizeInBytes, pages, cover } }: { view: PdfView }) {
  const facts = [
    'PDF',
    pages === null ? null : countOf(pages, 'page'),
    sizeInBytes === null ? null : sizeInWords(sizeInBytes),
  ]
  return (
    <a className="block-pdf grid" href={url}>
      {cover ? (
        <BlockPicture picture={{ ...cover, alt: '' }} sizes="(max-width: 760px) 50vw, 25vw" />
      ) : null}
      <span className="pdf-words">
        <b>{title}</b>
        <span className="soft num">
          {facts.filter(Boolean).join(', ')} <span aria-hidden="true">↓</span>
        </span>
      </span>
    </a>
  )
}
