import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { cutText, directionOf } from '@/domain/catalogue/typed-text'
import { CARD_SIZE, cardText, type SetText } from '@/domain/site/sharing/card-address'
import { FontRefused } from '@/fonts/font-refused'
import { measuredCut } from '../../fonts/compute-line-metrics'
import { findPublishedTypeface } from '../../fonts/font-records'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { requireShownStyle } from '../../fonts/letters/shown-style'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { coordinatesOf, featuresOf, lettersShown } from '../../fonts/sheets/draw-sheet'
import { idOf } from '../../id-of'
import { readShop } from '../../shop-records'
import { CARD_MARGIN, cardJob, type Card } from './draw-card'
import { findCard } from './find-card'

/** To be raised when these cards are drawn otherwise. */
const EDITION = 2

/** A text of which the style has no letter, or none that the foundry shows, gives way to the typeface's name. */
export async function drawSetCard(
  payload: Payload,
  { styleId, text, axes, features }: SetText,
): Promise<Card | null> {
  const shown = await requireShownStyle(payload, styleId)
  const { style } = shown
  const typeface = await findPublishedTypeface(payload, idOf(style.typeface))
  const letters = cardText(lettersShown(cutText(text).replace(/\s+/g, ' '), shown))
  if (!typeface) return null
  const drawName = () => findCard(payload, { kind: 'typeface', slug: typeface.slug })
  if (!/[^\s\p{Cf}]/u.test(letters)) return drawName()

  const job = {
    ...cardJob({
      ...{ text: letters, lang: 'en', dir: directionOf(letters) },
      cuts: [{ ...measuredCut(style), coordinates: coordinatesOf(style, axes) }],
    }),
    ...CARD_SIZE,
    ...featuresOf(shown, features),
    isStill: true,
    margin: CARD_MARGIN,
    captions: [`${typeface.name} ${style.name}`, (await readShop(payload)).name],
  }
  const version = createHash('sha256')
    .update(JSON.stringify([EDITION, job]))
    .digest('hex')
  try {
    const png = await readOrMake(`set card ${version}`, async (path) => {
      const svg = Buffer.from(await runVisitorsJob(job))
      await writeWhole(path, await sharp(svg).png({ palette: true, colours: 64 }).toBuffer())
    })
    return { version: version.slice(0, 16), png }
  } catch (error) {
    if (error instanceof FontRefused) return drawName()
    throw error
  }
}
