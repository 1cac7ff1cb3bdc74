import type { CSSProperties, ReactNode } from 'react'
import { layPictureRows } from '@/domain/catalogue/specimens/picture-rows'
import type { SpecimensView, UseView } from '@/domain/catalogue/specimens/specimens'
import type { PictureView } from '@/domain/site/blocks/picture-view'
import { PdfBlock, VideoBlock } from '../../blocks/file-blocks'
import { PictureImage } from '../../ui/picture-image'

/** The typeface at work, and what the foundry shows it with: pictures, videos, PDFs. */
export function Specimens({ specimens }: { specimens: SpecimensView }) {
  const { inUse, pictures, videos, pdfs } = specimens
  const hasOwn = pictures.length + videos.length + pdfs.length > 0

  return (
    <>
      {inUse.length > 0 ? (
        <section className="sec">
          <h2>In use</h2>
          <PictureRows
            pictures={inUse.map((use) => ({
              picture: use.picture,
              caption: <UseCaption use={use} />,
            }))}
          />
        </section>
      ) : null}
      {hasOwn ? (
        <section className="sec specimens">
          <h2>Specimens</h2>
          {pictures.length > 0 ? (
            <PictureRows
              pictures={pictures.map((picture) => ({ picture, caption: picture.caption }))}
            />
          ) : null}
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
      ) : null}
    </>
  )
}

function UseCaption({ use: { shows, by, link } }: { use: UseView }) {
  return (
    <>
      <span>{shows}</span>
      {link ? (
        <a className="lk" href={link}>
          {by} →
        </a>
      ) : (
        <span>{by}</span>
      )}
    </>
  )
}

type Shown = { picture: PictureView; caption: ReactNode }

/** Pictures in rows of one height, in their order; on a phone one beneath the other. */
function PictureRows({ pictures }: { pictures: Shown[] }) {
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
