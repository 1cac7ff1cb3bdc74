import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { cutText, directionOf } from '@/domain/catalogue/typed-text'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { CARD_SIZE, cardText, setCard, type SetText } from '@/domain/site/sharing/card-address'
import { FontRefused } from '@/fonts/font-refused'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { requireShownStyle } from '../../fonts/letters/shown-style'
import { measuredCut } from '../../fonts/measure-line'
import { coordinatesOf, featuresOf, lettersShown } from '../../fonts/render-sheet'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { idOf } from '../../id-of'
import { findPublishedTypeface } from '../../records/font-files'
import { readShop } from '../../records/shop'
import { isSame } from '@/delivery/download-token'
import { knownSecrets, readableSecrets } from '../../secret-key'
import { findCard } from './find-card'
import { CARD_MARGIN, cardJob } from './render-card'

/** To be raised when these cards are drawn otherwise. */
const EDITION = 2

/** A text of which the style has no letter, or none that the foundry shows, gives way to the typeface's name. */
export async function drawSetCard(payload: Payload, { styleId, text, axes, features }: SetText) {
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
      cuts: [{ ...(await measuredCut(style)), coordinates: coordinatesOf(style, axes) }],
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

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22

/** The picture of a text that somebody set. A page of ours names its address, so the shop draws it; nobody makes up another. */
export function signedCard(set: SetText): SitePicture {
  const card = setCard(set)
  const signature = signatureOf(card.src, knownSecrets()[0] ?? '')
  return { ...card, src: `${card.src}&signature=${signature}` }
}

/** Whether this very text has an address that the shop has given out. */
export function isSigned(set: SetText, signature: string | null): boolean {
  const { src } = setCard(set)
  return readableSecrets().some((secret) => isSame(signature ?? '', signatureOf(src, secret)))
}

/** The key is derived for pictures alone: it signs nothing else. */
function signatureOf(address: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'card', 32))
  const signature = createHmac('sha256', key).update(address).digest('base64url')
  return signature.slice(0, SIGNATURE_LENGTH)
}
