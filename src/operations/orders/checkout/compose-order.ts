import type { Payload } from 'payload'
import { billedExtra } from '@/domain/cart/compose-cart-bill'
import type { Checkout } from '@/domain/cart/parse-checkout'
import type { PricedLine } from '@/domain/cart/priced-cart'
import { labelsOf } from '@/domain/licensing/answers/check-answers'
import { rentalConsent } from '@/domain/licensing/rental'
import { termOf } from '@/domain/licensing/term'
import { type Buyer, consentsOf } from '@/domain/order/consents'
import { QuoteChanged } from '@/domain/order/order-error'
import type { LicensedStyle, LicensedUse, OrderLine } from '@/domain/order/order-line'
import { pick } from '@/domain/own-value'
import type { QuotedExtra } from '@/domain/pricing/extras'
import type { QuotedLine } from '@/domain/pricing/quote-cart'
import type { FontFacts } from '@/fonts/font-facts'
import type { FontFile } from '@/payload-types'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import type { StoredCart } from '../../records/carts'
import {
  findFilesOfStyles,
  findStylesForLicence,
  type StyleForLicence,
} from '../../records/font-files'
import type { NewOrder } from '../../records/order-states'
import type { SoldLicenceType } from '../../records/prices/price-inputs'
import { findReleasesOf, type StoredRelease } from '../../records/releases'
import { readShop } from '../../records/shop'
import { hashOf, makeKey } from '../../secret-key'
import { sellerOf } from '../../shop-seller'
import type { CartPricing } from '../cart/cart-pricing'
import type { FrozenCoupon } from '../coupons/reserve-coupon'
import { isMasterOf, licensedFiles } from '../licences/licence-contents'
import { isDemo } from '../payment/configured-payments'
import { numberOf } from '../upgrades/upgrade-lines'

/** The order of a checkout, with its quote, lines, buyer and seller as they are now. */
export async function composeOrder(
  payload: Payload,
  parts: {
    cart: StoredCart
    checkout: Checkout
    pricing: CartPricing
    checkoutkey: string
    sid: string | null
  },
): Promise<NewOrder> {
  const { cart, checkout, pricing, sid } = parts
  const seller = sellerOf(await readShop(payload))
  return {
    ...pick(makeKey('order'), ['keyhash', 'nonce']),
    checkoutkey: parts.checkoutkey,
    detailshash: hashOf(detailsOf(checkout)),
    sidhash: sid && hashOf(sid),
    cart: cart.id,
    cartRevision: cart.revision,
    provider: isDemo() ? 'demo' : 'stripe',
    // The number of the quote it was ordered by.
    quote: cart.quote,
    quotehash: pricing.quoteHash,
    // Discounts in the order they came off, with what came off; the audience's words stand on every licence of the order.
    ...pick(pricing.quote, ['currency', 'net', 'tax', 'total', 'discounts', 'audience']),
    answers: pricing.quote.orderAnswers,
    lines: await freezeLines(payload, pricing),
    coupon: frozenCoupon(pricing),
    ...pick(checkout, ['email', 'name', 'company', 'address', 'acceptedEulas']),
    ...pick(cart, ['purchaseOrder', 'note', 'vatCheck']),
    // A number that VIES denies stands on no document; what was asked and answered stays beside it.
    vatid: cart.vatCheck?.valid === false ? null : cart.vatId,
    licensee: checkout.licensee ?? cart.licensee ?? { kind: 'self' },
    consents: consentsOf(
      buyerOf(checkout, cart),
      new Date(),
      rentalConsent({ ...pricing.quote, lines: pricing.lines }),
    ),
    seller,
    origin: seller.url,
  }
}

/** As the rules of consent know the buyer. */
export function buyerOf({ address, company }: Checkout, { vatId }: StoredCart): Buyer {
  return { country: address.country, company, vatId }
}

/** One that takes nothing off stays where it is. */
function frozenCoupon({ quote, discounts }: CartPricing): FrozenCoupon | null {
  if (discounts.coupon.kind !== 'open' || !quote.coupon?.amount) return null
  const { code, label, amount } = quote.coupon
  return { id: discounts.coupon.id, code, label, amount }
}

/** Two equal checkouts at once have the same key. The order before is part of it, so that a later attempt makes a new order. */
export function keyOfCheckout(
  cart: StoredCart,
  { checkout, sid }: { checkout: Checkout; sid: string | null },
): string {
  return hashOf(JSON.stringify([cart.id, cart.revision, cart.order, detailsOf(checkout), sid]))
}

export function detailsOf({ cartKey: _key, ...details }: Checkout): string {
  return JSON.stringify(details)
}

/** A quote's lines with everything their licences will state: terms, texts, and the very files that are sold. */
async function freezeLines(payload: Payload, pricing: CartPricing): Promise<OrderLine[]> {
  const covered = [...new Set(pricing.quote.lines.flatMap((line) => line.covers))]
  const [styles, files] = await Promise.all([
    findStylesForLicence(payload, covered),
    findFilesOfStyles(payload, covered),
  ])
  const releases = await findReleasesOf(payload, [
    ...new Set(styles.map((style) => idOf(style.typeface))),
  ])
  const styleOf = new Map(styles.map((style) => [style.id, style]))
  const filesOf = groupBy(files, (file) => idOf(file.style))

  const lines = pricing.quote.lines.map((quoted, index) => {
    const shown = pricing.lines[index] as PricedLine
    const held = freezeHeld(quoted, pricing)
    return {
      ...pick(shown, ['id', 'typeface', 'bill', 'amount']),
      ...(shown.sales ? { sales: shown.sales } : {}),
      ...pick(quoted, ['net', 'tax', 'audience']),
      styles: noticesOnce(
        quoted.covers.map((id) =>
          requireSold(styleOf.get(id), { files: filesOf.get(id) ?? [], releases }),
        ),
      ),
      uses: usesOf(quoted, pricing.licenceTypes).map((use) => ({
        ...use,
        ...(held.months ? { months: held.months } : {}),
        ...(shown.rental && shown.rental.months === held.months && { isRented: true as const }),
      })),
      ...held,
    }
  })
  return [...lines, ...pricing.quote.extras.map(extraLine)]
}

/** A line in staff's own words holds no style and no use: it makes no licence. */
function extraLine(extra: QuotedExtra, index: number): OrderLine {
  const { text, amount, net, tax } = extra
  const { bill } = billedExtra(extra)
  const typeface = { id: '', name: text, slug: '' }
  return { id: `extra-${index + 1}`, typeface, bill, amount, net, tax, styles: [], uses: [] }
}

type Stock = { files: FontFile[]; releases: StoredRelease[] }

/** Fails for a style that was deleted, or whose files are being replaced, since it was priced: only what can be delivered is sold. */
function requireSold(style: StyleForLicence | undefined, stock: Stock): LicensedStyle {
  const licensed = style && licensedStyle(style, stock)
  if (!licensed?.files.length) throw new QuoteChanged()
  return licensed
}

function licensedStyle(style: StyleForLicence, { files, releases }: Stock): LicensedStyle {
  const facts = style.facts as unknown as FontFacts
  const release = releases.find(({ masters }) => masters?.some(isMasterOf(style)))
  return {
    ...pick(style, ['id', 'name', 'typ', 'weight', 'slope']),
    typeface: style.typefaceName,
    axes: facts.axes, // The file's own: the buyer's style sheet declares what the file can do.
    files: licensedFiles(style, files),
    master: style.master ?? undefined,
    release: release && { number: release.number, version: release.version },
    notice: style.notice ?? undefined,
  }
}

/** A notice may be pages long: it is stored with the first style of its typeface. */
function noticesOnce(styles: LicensedStyle[]): LicensedStyle[] {
  return styles.map(({ notice, ...style }, index) => {
    const isFirst = styles.findIndex(({ typeface }) => typeface === style.typeface) === index
    return notice && isFirst ? { ...style, notice } : style
  })
}

function usesOf(quoted: QuotedLine, types: SoldLicenceType[]): LicensedUse[] {
  return quoted.licences.flatMap(({ type: key, tier: tierKey, label }) => {
    const type = types.find((candidate) => candidate.key === key)
    const tier = type?.tiers.find((candidate) => candidate.key === tierKey)
    if (!type || !tier) return []
    return {
      type: key,
      ...pick(type, ['name', 'unit', 'updates']),
      tier: tierKey,
      label,
      tierLabel: tier.label,
      formats: tier.formats ?? type.formats,
      may: type.summary.may,
      mayNot: type.summary.may_not,
      answers: quoted.line.licences.find((choice) => choice.type === key)?.answers ?? {},
      answerLabels: labelsOf(type.questions ?? []),
      eula: { id: type.eula.id, title: type.eula.title, version: type.eula.version },
    }
  })
}

/** What an order's line keeps of the licence it replaces, and of its own term. */
function freezeHeld(
  { line, credit }: QuotedLine,
  { held, licenceTypes }: CartPricing,
): Pick<OrderLine, 'months' | 'replaces'> {
  const one = held.get(numberOf(line) ?? '')
  const months = one ? one.months : termOf(line.licences, licenceTypes)
  if (!one) return months ? { months } : {}
  return {
    ...(months ? { months } : {}),
    replaces: {
      kind: line.upgradeOf ? 'upgrade' : 'renewal',
      ...pick(one, ['number', 'licensee', 'licenseeName', 'endsAt']),
      credit,
    },
  }
}
