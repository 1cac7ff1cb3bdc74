import type { CSSProperties } from 'react'
import { layPictureRows } from '@/domain/catalogue/specimens/picture-rows'
import type { SpecimensView } from '@/domain/catalogue/specimens/specimens'
import type { PictureView } from '@/domain/site/blocks/picture-view'
import { PdfBlock, VideoBlock } from '../../blocks/file-blocks'
import { PictureImage } from '../../ui/picture-image'

/** What the foundry shows a typeface with: pictures, videos, PDFs. */
export function Specimens({ specimens }: { specimens: SpecimensView }) {
  const { pictures, videos, pdfs } = specimens
  if (pictures.length + videos.length + pdfs.length === 0) return null

  return (
    <section className="sec specimens">
      <h2>Specimens</h2>
      {pictures.length > 0 ? <PictureRows pictures={pictures} /> : null}
      {videos.map((view, place) => (
        <VideoBlock key={`${place} ${view.url}`} view={view} />
      ))}
      {pdfs.length > 0 ? (
        <ul className="specimen-pdfs">
          {pdfs.map((view, place) => (
            <li key={`${place} ${view.url}`}>
              <PdfBlock view={view} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Pictures in rows of one height, in their order; on a phone one beneath the other. */
function PictureRows({ pictures }: { pictures: PictureView[] }) {
  const rows = layPictureRows(pictures)
  return (
    <ul className="picture-rows">
      {rows.map((row, index) => (
        <li key={index} className="picture-row">
          {row.map(({ picture, share }, place) => (
            <figure key={`${place} ${picture.url}`} style={{ '--share': share } as CSSProperties}>
              <PictureImage
                picture={picture}
                sizes={`(max-width: 760px) 100vw, ${Math.ceil(share * 100)}vw`}
              />
              {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
            </figure>
          ))}
        </li>
      ))}
    </ul>
  )
}
