import type { Payload } from 'payload'
import sharp from 'sharp'
import type { MeasuredCut } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { readOrMake, writeJson } from '../../fonts/letters/letters-store'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { type CardDesign, versionOfCard } from './card-design'
import { cardJob, cutsOf, INTERFACE_CUT } from './render-card'

/** To be raised when they are drawn otherwise. */
const EDITION = 1

/** Without its margin, which holds paper alone, twice the 552 pixels that a mail leaves, and as high as a heading may be there. */
const ROOM = { width: 1108, height: 404, margin: 2 }

/** Of two colours and what lies between them, or of a font's own. */
const PNG = { palette: true, colours: 32 } as const

/** Cut to its ink, on its own paper, in both tones. */
export type WordsPicture = {
  version: string
  light: Buffer
  dark: Buffer
  width: number
  height: number
  /** Set in the typeface of the design; else in the interface's. */
  isInFace: boolean
}

type Drawn = Record<'light' | 'dark', string> & Pick<WordsPicture, 'width' | 'height' | 'isInFace'>

/** The words of a design alone, from edge to edge; null: neither its typeface nor the interface's has their letters. */
export async function drawWords(
  payload: Payload,
  design: CardDesign,
): Promise<WordsPicture | null> {
  const version = versionOfCard(design)
  try {
    const kept = await readOrMake(`words ${EDITION} ${version}`, async (path) =>
      writeJson(path, await drawBothTones(await cutsOf(payload, design), design)),
    )
    const { light, dark, ...rest } = JSON.parse(kept.toString()) as Drawn
    const bytes = (picture: string) => Buffer.from(picture, 'base64')
    return { version, ...rest, light: bytes(light), dark: bytes(dark) }
  } catch (error) {
    if (error instanceof FontRefused) return null
    throw error
  }
}

async function drawBothTones(cuts: MeasuredCut[], design: CardDesign): Promise<Drawn> {
  if (cuts.length > 0) {
    try {
      return { ...(await drawIn(cuts, design)), isInFace: true }
    } catch (error) {
      if (!(error instanceof FontRefused)) throw error
    }
  }
  return { ...(await drawIn([INTERFACE_CUT], design)), isInFace: false }
}

async function drawIn(cuts: MeasuredCut[], { run }: CardDesign): Promise<Omit<Drawn, 'isInFace'>> {
  const job = { ...cardJob({ ...run, cuts }), ...ROOM, captions: [] }
  const [negative, positive] = await Promise.all([
    runVisitorsJob(job),
    runVisitorsJob({ ...job, isOnPaper: true }),
  ])
  const dark = await sharp(Buffer.from(negative))
    .trim()
    .png(PNG)
    .toBuffer({ resolveWithObject: true })
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = dark.info
  const light = await sharp(Buffer.from(positive))
    .extract({ left: -trimOffsetLeft, top: -trimOffsetTop, width, height })
    .png(PNG)
    .toBuffer()
  return { width, height, light: light.toString('base64'), dark: dark.data.toString('base64') }
}
