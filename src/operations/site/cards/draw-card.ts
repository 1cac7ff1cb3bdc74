import type { Payload } from 'payload'
import sharp from 'sharp'
import { CARD_SIZE } from '@/domain/site/sharing/card-address'
import { FontRefused } from '@/fonts/font-refused'
import type { CardJob, MeasuredCut } from '@/fonts/font-job'
import { findStylesWithFacts } from '../../catalogue/catalogue-records'
import { INTERFACE_FONT, measuredCut } from '../../fonts/compute-line-metrics'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { versionOfCard, type CardDesign } from './card-design'

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
export function unlessRefused(
  drawOther: () => Promise<string>,
): (error: unknown) => Promise<string> {
  return (error) => {
    if (error instanceof FontRefused) return drawOther()
    throw error
  }
}

export function cardJob(given: Pick<CardJob, 'text' | 'lang' | 'dir' | 'cuts'>) {
  return { kind: 'card', interfaceFont: INTERFACE_FONT, ...given } as const
}

export const INTERFACE_CUT: MeasuredCut = {
  master: INTERFACE_FONT,
  weight: 400,
  slope: 'upright',
  coordinates: { opsz: 96, wdth: 100 },
}

async function cutsOf(payload: Payload, { face }: CardDesign): Promise<MeasuredCut[]> {
  if (!face) return []
  const styles = (await findStylesWithFacts(payload, [face.typeface])) as MasteredStyle[]
  return face.styles.flatMap(({ id }) => {
    const style = styles.find((one) => one.id === id)
    return style ? [measuredCut(style)] : []
  })
}
