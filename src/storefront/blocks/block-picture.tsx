import type { PictureView } from '@/domain/site/blocks/picture-view'
import { PictureImage } from '../ui/picture-image'

type Props = {
  picture: PictureView
  /** As the browser's `sizes`: how wide it stands. */
  sizes: string
}

/** A picture with its caption. */
export function BlockPicture({ picture, sizes }: Props) {
  return (
    <figure className="block-picture">
      <PictureImage picture={picture} sizes={sizes} />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  )
}
