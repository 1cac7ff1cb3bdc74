import sharp from 'sharp'

const SCALE = 2
/** Larger, a picture is drawn at less than twice its size: a thousand lines are no reason to fill the memory. */
const LONGEST_SIDE = 16_000
const MOST_PIXELS = 60_000_000
/** At which a pixel of the SVG is one of the picture. */
const PLAIN_DENSITY = 72

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
  const png = await sharp(Buffer.from(svg), { density: PLAIN_DENSITY * scale })
    .png({ palette: true, colours: 64 })
    .toBuffer()
  return new Uint8Array(png)
}
