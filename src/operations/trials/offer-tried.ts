import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { idOf, idsOf } from '../id-of'
import { mailbox } from '@/domain/limits/limits'
import type { TrialOrder } from '@/payload-types'
import { enqueueMail, findMailChoice } from '../records/mails'
import { sendMailsSoon } from '../mails/send-mails'
import { createCart, NOTHING_CHOSEN } from '../records/carts'
import { findSoldFamilies, readPriceRules } from '../records/prices/price-inputs'
import { findTrialFiles } from '../records/font-files'
import { makeKey } from '../secret-key'
import {
  claimOffer,
  findDueTrials,
  findOrdersBy,
  findTrialsOf,
  noteOfferCart,
} from '../records/trial-orders'

/** A week after trial fonts were ordered, one mail offers what was tried: to an address that has bought nothing since, and did not say no. */
export async function offerTried(payload: Payload, now = new Date()): Promise<void> {
  for (const trial of await findDueTrials(payload, now)) await offerOnce(payload, trial, now)
}

async function offerOnce(payload: Payload, trial: TrialOrder, now: Date): Promise<void> {
  const email = trial.email ?? ''
  const others = (await findTrialsOf(payload, email)).filter(({ offeredAt }) => !offeredAt)
  if (!(await claimOffer(payload, trial, now))) return
  for (const other of others) if (other.id !== trial.id) await claimOffer(payload, other, now)
  if (await isUnwanted(payload, trial)) return

  const lines = await linesOf(payload, [trial, ...others])
  if (lines.length === 0) return
  const key = makeKey('cart')
  const cart = await createCart(payload, { key, contents: { ...NOTHING_CHOSEN, lines } })
  await noteOfferCart(payload, trial.id, cart.id)
  const mailkey = `trial-offer:${trial.id}`
  await enqueueMail(payload, { mailkey, kind: 'trial_offer', to: email, about: trial.id })
  sendMailsSoon(payload)
}

async function isUnwanted(payload: Payload, { email, createdAt }: TrialOrder): Promise<boolean> {
  const choice = await findMailChoice(payload, email ?? '')
  if (choice?.noOffers) return true
  const orders = await findOrdersBy(payload, mailbox(email ?? ''), createdAt)
  return orders > 0
}

/** A line a family, of the styles whose trial fonts were sent, for the smallest use there is. */
async function linesOf(payload: Payload, trials: TrialOrder[]): Promise<CartLineRequest[]> {
  const typefaces = [...new Set(trials.flatMap((trial) => (trial.typefaces ?? []).map(idOf)))]
  const files = await findTrialFiles(payload, typefaces)
  const tried = [...new Set(files.map(({ style }) => idOf(style)))]
  const [families, { licenceTypes }] = await Promise.all([
    findSoldFamilies(payload, tried),
    readPriceRules(payload),
  ])
  const retail = licenceTypes.find(({ kind, tiers }) => kind === 'retail' && tiers.length > 0)
  const tier = retail?.tiers[0]
  if (!retail || !tier) return []

  const licences = [{ type: retail.key, tier: tier.key }]
  return families
    .map((family) => idsOf(stylesOfFamily(family)).filter((style) => tried.includes(style)))
    .filter((styles) => styles.length > 0)
    .map((styles) => ({ styles, licences }))
}
