import sharp, { type Metadata, type Sharp } from 'sharp'

type Cleaned =
  { kind: 'cleaned'; bytes: Buffer } | { kind: 'same' } | { kind: 'refused'; sentence: string }

/** On its longer side: the widest window of a screen of two dots a pixel shows no more. */
const LONGEST_SIDE = 4096

/** A picture whose sides say more is no photograph, and would fill the memory before it is scaled. */
const MOST_PIXELS = 200_000_000

const BROKEN =
  'This picture is broken: it ends too soon or cannot be read. Save it anew from the program it was made with.'

/**
 * Upright, no larger than a screen shows, and without what a camera wrote into it: the place, the time and the camera. One that
 * is all that stays as it is, byte for byte; a drawn-out animation keeps its size.
 */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  try {
    const options = { failOn: 'truncated', limitInputPixels: MOST_PIXELS } as const
    const metadata = await sharp(bytes, options).metadata()
    const isAnimated = (metadata.pages ?? 1) > 1
    const picture = sharp(bytes, { ...options, animated: isAnimated }).keepIccProfile()
    if (!isAnimated) {
      picture
        .autoOrient()
        .resize({
          ...{ width: LONGEST_SIDE, height: LONGEST_SIDE },
          ...{ fit: 'inside', withoutEnlargement: true },
        })
    }
    if (!needsCleaning(metadata, { isAnimated })) {
      await picture.raw().toBuffer() // Whether it is whole is known once it was drawn.
      return { kind: 'same' }
    }
    return { kind: 'cleaned', bytes: await encode(picture, metadata).toBuffer() }
  } catch {
    return { kind: 'refused', sentence: BROKEN }
  }
}

function needsCleaning(metadata: Metadata, { isAnimated }: { isAnimated: boolean }): boolean {
  const { exif, iptc, orientation = 1, width, height, xmp, comments } = metadata
  const isLarge = !isAnimated && Math.max(width, height) > LONGEST_SIDE
  const tells = exif ?? iptc ?? xmp ?? comments?.[0]
  return isLarge || orientation !== 1 || tells !== undefined
}

/** As what it was: a JPEG stays one. */
function encode(picture: Sharp, { format }: Metadata): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: 92 })
  if (format === 'webp') return picture.webp({ quality: 92 })
  if (format === 'heif') return picture.avif({ quality: 75 })
  return picture.png()
}
