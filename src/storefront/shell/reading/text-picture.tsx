import { isRecord } from '@/domain/is-record'
import { pictureOf, wordsOf } from '@/domain/site/blocks/picture-view'
import { PictureImage } from '../../ui/picture-image'

/** A picture in a text, never wider than the text; another file is a link to it. Nothing for one that was deleted since. */
export function Picture({ file, words }: { file: unknown; words?: unknown }) {
  const picture = pictureOf(file)
  if (picture) {
    return (
      <PictureImage
        className="text-picture"
        picture={{ ...picture, alt: wordsOf(words) ?? picture.alt }}
        sizes="(max-width: 48rem) 100vw, 40rem"
      />
    )
  }
  if (!isRecord(file) || typeof file.url !== 'string' || file.deletedAt) return null
  return (
    <p>
      <a href={file.url}>{String(file.alt || file.filename)}</a>
    </p>
  )
}
