import type { CSSProperties, ReactNode } from 'react'
import { layPictureRows } from '@/domain/catalogue/specimens/picture-rows'
import type { PictureView } from '@/domain/site/blocks/picture-view'
import { PictureImage } from '../../ui/picture-image'

type Shown = { picture: PictureView; caption: ReactNode }

/** Pictures in rows of one height, in their order; on a phone one beneath the other. */
export function PictureRows({ pictures }: { pictures: Shown[] }) {
  const rows = layPictureRows(pictures.map((shown) => ({ ...shown, size: shown.picture.size })))
  return (
    <ul className="picture-rows">
      {rows.map((row, index) => (
        <li key={index} className="picture-row">
          {row.map(({ picture: { picture, caption }, share }, place) => (
            <figure key={`${place} ${picture.url}`} style={{ '--share': share } as CSSProperties}>
              <PictureImage
                picture={picture}
                sizes={`(max-width: 760px) 100vw, ${Math.ceil(share * 100)}vw`}
              />
              {caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
          ))}
        </li>
      ))}
    </ul>
  )
}
