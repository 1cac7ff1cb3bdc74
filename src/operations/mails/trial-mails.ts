import type { Payload } from 'payload'
import { signDownload } from '@/delivery/download-token'
import { composeTrialOfferMail } from '@/delivery/mails/compose-buyer-mails'
import { env } from '@/env'
import type { Eula, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { findKeyOfCart } from '../records/carts'
import { findGrantByKey } from '../records/licences'
import { findMailChoice } from '../records/mails'
import { findTrialOrder, findTrialsOf } from '../records/trial-orders'
import { shopOrigin } from '../shop-origin'
import { linksToRefuse } from './change-mail-choices'
import { headingOfTypefaces } from './mail-heading'
import type { Composing } from './mail-shop'

/** A trial order as its mail describes it. */
export async function readTrial(payload: Payload, id: string) {
  const trial = await findTrialOrder(payload, id)
  const grant = await findGrantByKey(payload, `trial:${id}`)
  if (!trial || !grant) throw new Error(`Trial order ${id} has no grant.`)

  const expiresAt = new Date(grant.expiresAt ?? Date.now())
  const token = signDownload({ grant: grant.id, what: 'archive', expiresAt }, env.secret)
  const email = trial.email ?? ''
  const isRefused = (await findMailChoice(payload, email))?.noOffers
  const typefaces = (trial.typefaces ?? []) as Typeface[]
  return {
    name: trial.name ?? '',
    email,
    typefaces: typefaces.map(({ name }) => name),
    heading: await headingOfTypefaces(payload, typefaces),
    downloadUrl: `${shopOrigin()}/api/download/${token}`,
    expiresAt,
    eulaUrl: `${shopOrigin()}/eula/${idOf(trial.eula as string | Eula)}`,
    /** null: its address said no to the mail a week later. */
    refuseUrl: isRefused
      ? null
      : (await linksToRefuse(payload, { email, about: 'offers' })).refusal,
  }
}

/** null: its address said no meanwhile, or the cart is gone. */
export async function composeTrialOffer(payload: Payload, { mail, shop }: Composing) {
  const trial = await findTrialOrder(payload, mail.about ?? '')
  const email = mail.to ?? ''
  if (!trial?.cart || (await findMailChoice(payload, email))?.noOffers) return null
  const key = await findKeyOfCart(payload, trial.cart)
  if (!key) return null

  const { refusal, headers } = await linksToRefuse(payload, { email, about: 'offers' })
  const tried = await findTried(payload, email)
  const composed = composeTrialOfferMail({
    to: { name: trial.name ?? '', address: email },
    shop,
    heading: await headingOfTypefaces(payload, tried),
    typefaces: [...new Set(tried.map(({ name }) => name))],
    cartUrl: `${shopOrigin()}/cart/${key}`,
    refuseUrl: refusal,
  })
  return { ...composed, headers }
}

/** The offer is of all that the address has tried. */
async function findTried(payload: Payload, email: string): Promise<Typeface[]> {
  const trials = await findTrialsOf(payload, email)
  return trials.flatMap(({ typefaces }) => (typefaces ?? []) as Typeface[])
}
