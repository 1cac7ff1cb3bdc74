import sharp from 'sharp'
import { ShopError } from '@/domain/shop-error'
import { runInLine } from '../../at-once/short-queue'

const SCALE = 2
/** Larger, a picture is drawn at less than twice its size: a thousand lines are no reason to fill the memory. */
const LONGEST_SIDE = 16_000
const MOST_PIXELS = 60_000_000
/** At which a pixel of the SVG is one of the picture. */
const PLAIN_DENSITY = 72
/** What sharp begins with. */
const LEAST_DENSITY = 1

/** A large one takes hundreds of megabytes, and seconds. */
const LINE = { name: 'pictures of sheets', atOnce: 1, mostWaiting: 8 }

class SheetTooLong extends ShopError {
  constructor() {
    super('sheet_too_long', 400, 'This sheet is too long for a PNG: save it as SVG, or set less.')
  }
}

/** At twice the size, for screens and for print. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, width = 1, height = 1] = (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(
    Number,
  )
  const scale = Math.min(
    SCALE,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  )
  const density = PLAIN_DENSITY * scale
  if (density < LEAST_DENSITY) throw new SheetTooLong()
  const png = await runInLine(LINE, () =>
    sharp(Buffer.from(svg), { density }).png({ palette: true, colours: 64 }).toBuffer(),
  )
  return new Uint8Array(png)
}
