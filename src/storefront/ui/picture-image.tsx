import type { PictureView } from '@/domain/site/blocks/picture-view'

type Props = {
  picture: PictureView
  /** As the browser's `sizes`: how wide it stands. */
  sizes: string
  className?: string
  /** Seen at once, without scrolling. */
  isFirst?: boolean
}

/** A picture of the foundry's; its room is there before it comes. */
export function PictureImage({ picture, sizes, className, isFirst = false }: Props) {
  const { url, sources, alt, size } = picture
  return (
    // Its sizes are there already: nothing is worked out while a page is read.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={className}
      src={url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ') || undefined}
      sizes={sources.length > 0 ? sizes : undefined}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}

type BlockPictureProps = {
  picture: PictureView
  /** As the browser's `sizes`: how wide it stands. */
  sizes: string
}

/** A picture with its caption. */
export function BlockPicture({ picture, sizes }: BlockPictureProps) {
  return (
    <figure className="block-picture">
      <PictureImage picture={picture} sizes={sizes} />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}
