import type { PictureView } from '@/domain/site/blocks/picture-view'

type Props = {
  picture: PictureView
  /** As the browser's `sizes`: how wide it stands. */
  sizes: string
}

/** A picture with its caption; its room is there before it comes. */
export function BlockPicture({ picture: { url, sources, alt, size, caption }, sizes }: Props) {
  return (
    <figure className="block-picture">
      {/* Its sizes are there already: nothing is worked out while a page is read. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={url}
        srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
        sizes={sources.length > 0 ? sizes : undefined}
        alt={alt}
        width={size?.width}
        height={size?.height}
        loading="lazy"
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
