import type { SpecimensView, UseView } from '@/domain/catalogue/specimens/specimens'
import { PdfBlock, VideoBlock } from '../../blocks/file-blocks'
import { PictureRows } from './picture-rows'

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
