import sharp from 'sharp'
import { firstLetter } from '@/domain/site/frame/neutral-icon'
import { runFontJob } from '@/fonts/run-font-job'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { cardJob, INTERFACE_CUT, unlessRefused } from './draw-card'

const SIDE = 48

/** The icon of a shop that has none of its own, as browsers ask for it by its old name: the first letter of the shop's. */
export function makeIcon(shop: string): Promise<Buffer> {
  const text = firstLetter(shop)
  return readOrMake(`icon 1 ${text}`, async (path) => {
    const svg = await drawLetter(text)
    await writeWhole(path, icoOf(await sharp(Buffer.from(svg)).png().toBuffer()))
  })
}

/** What the interface's typeface does not have leaves a plain square. */
async function drawLetter(text: string): Promise<string> {
  const run = { text, lang: 'en', dir: 'ltr', cuts: [INTERFACE_CUT] } as const
  const job = cardJob({ ...run, cuts: [...run.cuts] })
  const size = { width: SIDE, height: SIDE, margin: 8, captions: [] }
  return runFontJob({ ...job, ...size }).catch(
    unlessRefused(() => runFontJob({ ...job, ...size, text: ' ' })),
  )
}

/** One picture behind the header of an ICO file: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(SIDE, 6)
  header.writeUInt8(SIDE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
