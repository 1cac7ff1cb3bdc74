import type { Payload } from 'payload'
import sharp from 'sharp'
import type { MailPicture } from '@/delivery/mails/mail-types'
import { readOrMake, writeWhole } from '../../fonts/letters/letters-store'
import { runVisitorsJob } from '../../fonts/run-visitors-job'
import { type CardDesign, versionOfCard } from './card-design'
import { cardJob, cutsOf } from './render-card'

/** To be raised when they are drawn otherwise. */
const EDITION = 2

/** Within its margin, which holds paper alone, twice the 552 pixels that a mail leaves, and as high as a heading may be there. */
const ROOM = { width: 1108, height: 404, margin: 2, captions: [] }

/** The words of a design alone, cut to their ink, in both tones. A FontRefused: its typeface lacks letters of them. */
export async function drawWords(payload: Payload, design: CardDesign): Promise<MailPicture> {
  const version = versionOfCard(design)
  const draw = (tone: 'light' | 'dark') =>
    readOrMake(`words ${EDITION} ${tone} ${version}`, async (path) => {
      const cuts = await cutsOf(payload, design)
      const job = { ...cardJob({ ...design.run, cuts }), ...ROOM, isOnPaper: tone === 'light' }
      const picture = sharp(Buffer.from(await runVisitorsJob(job))).trim()
      // Of two colours and what lies between them, or of a font's own.
      await writeWhole(path, await picture.png({ palette: true, colours: 32 }).toBuffer())
    })
  const [light, dark] = await Promise.all([draw('light'), draw('dark')])
  const { width, height } = await sharp(light).metadata()
  return { version, light, dark, width, height }
}
