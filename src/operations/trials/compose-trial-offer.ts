import type { Payload } from 'payload'
import { composeTrialOfferMail } from '@/delivery/mails/compose-trial-offer-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail, Typeface } from '@/payload-types'
import { findMailChoice } from '../mails/choices/mail-choice-records'
import { linksToRefuse } from '../mails/choices/mail-choices'
import { findKeyOfCart } from '../orders/cart/cart-records'
import { shopOrigin } from '../shop-origin'
import { findTrialOrder, findTrialsOf } from './trial-records'

/** null: its address said no meanwhile, or the cart is gone. */
export async function composeTrialOffer(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const trial = await findTrialOrder(payload, mail.about ?? '')
  const email = mail.to ?? ''
  if (!trial?.cart || (await findMailChoice(payload, email))?.noOffers) return null
  const key = await findKeyOfCart(payload, trial.cart)
  if (!key) return null

  const { page, headers } = await linksToRefuse(payload, { email, about: 'offers' })
  const composed = composeTrialOfferMail({
    to: { name: trial.name ?? '', address: email },
    shop,
    typefaces: await namesTried(payload, email),
    cartUrl: `${shopOrigin()}/cart/${key}`,
    refuseUrl: page,
  })
  return { ...composed, headers }
}

/** The offer is of all that the address has tried. */
async function namesTried(payload: Payload, email: string): Promise<string[]> {
  const trials = await findTrialsOf(payload, email)
  const names = trials.flatMap(({ typefaces }) =>
    (typefaces ?? []).map((typeface) => (typeface as Typeface).name),
  )
  return [...new Set(names)]
}
