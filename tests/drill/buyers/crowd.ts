import { setTimeout as pause } from 'node:timers/promises'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { randomFrom } from '../../support/faults/random-from'
import { DESKTOP, WEB } from '../../support/shop/buyer'
import { buy, Refused } from './buy'
import type { Till } from './pay-at-stripe'
import { GaveUp, patientBrowser } from './patient-browser'
import type { Witness } from './witness'

type Settings = { buyers: number; seed: number; port: number; till: Till; witness: Witness }

export type Crowd = { gaveUp(): number; goHome(): Promise<unknown> }

/** So many buyers at once, each with one visit after the other until they are asked to go home. */
export async function gatherCrowd(settings: Settings): Promise<Crowd> {
  const shelf = await readShelf(settings)
  const count = { gaveUp: 0 }
  let isClosing = false

  const visits = Array.from({ length: settings.buyers }, async (_, buyer) => {
    const random = randomFrom(settings.seed * 1000 + buyer)
    for (let visit = 0; !isClosing; visit++) {
      await pause(random(1500))
      const browser = patientBrowser({ ...settings, random })
      const email = `buyer-${buyer}-${visit}@example.org`
      await buy({ browser, random, shelf, email, ...settings }).catch((error: unknown) => {
        if (error instanceof GaveUp) count.gaveUp += 1
        else if (!(error instanceof Refused)) settings.witness.surprise(String(error))
      })
    }
  })
  return {
    gaveUp: () => count.gaveUp,
    goHome: () => {
      isClosing = true
      return Promise.all(visits)
    },
  }
}

type StyleRow = { id: string; price: number | null; typeface: string }

/** One line for each style that is sold alone. */
async function readShelf({ seed, port, witness }: Settings): Promise<CartLineRequest[]> {
  const browser = patientBrowser({ port, witness, random: randomFrom(seed) })
  const { body } = await browser.get<{ docs: StyleRow[] }>('/api/styles?limit=200&depth=0')
  const sold = body.docs.filter(({ price }) => price !== null)
  const onePerTypeface = [...new Map(sold.map((style) => [style.typeface, style])).values()]
  return onePerTypeface.map(({ id }, index) => ({
    styles: [id],
    licences: index % 3 ? [DESKTOP] : [DESKTOP, WEB],
  }))
}
