import type { Payload } from 'payload'
import sharp from 'sharp'
import { firstLetter } from '@/domain/site/frame/neutral-icon'
import { CARD_SIZE } from '@/domain/site/sharing/card-address'
import type { CardJob, MeasuredCut } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { runFontJob } from '@/fonts/run-font-job'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { INTERFACE_FONT, measuredCut } from '../../fonts/measure-line'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { findStylesWithFacts } from '../../records/published-catalogue'
import { type CardDesign, versionOfCard } from './card-design'

export const CARD_MARGIN = 64

export type Card = { version: string; png: Buffer }

/** The picture of a design, drawn once. */
export async function drawCard(payload: Payload, design: CardDesign): Promise<Card> {
  const version = versionOfCard(design)
  const png = await readOrMake(`card ${version}`, async (path) => {
    const svg = await drawSvg(payload, design)
    // Of two colours and what lies between them.
    await writeWhole(
      path,
      await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer(),
    )
  })
  return { version, png }
}

async function drawSvg(payload: Payload, design: CardDesign): Promise<string> {
  const { run, captions } = design
  const draw = (cuts: MeasuredCut[]) =>
    runVisitorsJob({ ...cardJob({ ...run, cuts }), ...CARD_SIZE, margin: CARD_MARGIN, captions })
  const cuts = await cutsOf(payload, design)
  const inInterface = () => draw([INTERFACE_CUT]).catch(unlessRefused(() => drawNothing()))
  return cuts.length > 0 ? draw(cuts).catch(unlessRefused(inInterface)) : inInterface()

  /** Neither has the letters: the captions alone say whose page it is. */
  function drawNothing(): Promise<string> {
    return runVisitorsJob({
      ...cardJob({ ...run, text: ' ', cuts: [INTERFACE_CUT] }),
      ...CARD_SIZE,
      margin: CARD_MARGIN,
      captions,
    })
  }
}

/** What to draw instead, where a typeface lacks letters of the text. */
function unlessRefused(drawOther: () => Promise<string>): (error: unknown) => Promise<string> {
  return (error) => {
    if (error instanceof FontRefused) return drawOther()
    throw error
  }
}

export function cardJob(given: Pick<CardJob, 'text' | 'lang' | 'dir' | 'cuts'>) {
  return { kind: 'card', interfaceFont: INTERFACE_FONT, ...given } as const
}

const INTERFACE_CUT: MeasuredCut = {
  master: INTERFACE_FONT,
  weight: 400,
  slope: 'upright',
  coordinates: { opsz: 96, wdth: 100 },
}

export async function cutsOf(payload: Payload, { face }: CardDesign): Promise<MeasuredCut[]> {
  if (!face) return []
  const styles = (await findStylesWithFacts(payload, [face.typeface])) as MasteredStyle[]
  const cuts = face.styles.flatMap(({ id }) => {
    const style = styles.find((one) => one.id === id)
    return style ? [measuredCut(style)] : []
  })
  return Promise.all(cuts)
}

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
