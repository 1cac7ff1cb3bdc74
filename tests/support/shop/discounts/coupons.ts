import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Coupon, CouponUse } from '@/payload-types'
import type { Answer, Browser } from '../browser'
import type { Shop } from '../open-shop'

export async function aCoupon(
  { payload }: Shop,
  given: Partial<Omit<Coupon, 'id'>> & { code: string },
): Promise<Coupon> {
  return payload.create({
    collection: 'coupons',
    data: { kind: 'percent', value: 10, ...given },
    depth: 0,
    overrideAccess: true,
  })
}

/** One change of a cart, as it stands now. */
export function changeCart<Body = PricedCart>(
  browser: Browser,
  { cart_key, revision }: Pick<PricedCart, 'cart_key' | 'revision'>,
  change: object,
): Promise<Answer<Body>> {
  return browser.post<Body>('/api/order', { cart_key, revision, ...change })
}

/** The states of a coupon's uses, in the order they were taken. */
export async function usesOf({ payload }: Shop, { id }: Coupon): Promise<CouponUse['state'][]> {
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: { coupon: { equals: id } },
    sort: 'usekey',
    limit: 0,
    overrideAccess: true,
  })
  return docs.map(({ state }) => state)
}
