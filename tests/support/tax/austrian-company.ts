import type { CountryAnswer } from '@/domain/cart/priced-cart'
import type { Browser } from '../shop/browser'
import { aCart, checkOut, chooseCountry, type Placed } from '../shop/buyer'
import type { ViesDouble } from '../vies/start-vies-double'

/** Companies in Austria that a foundry in Germany sells to; each has a number of its own, for answers are kept for a day. */
export function austrianCompanies(vies: ViesDouble) {
  const numbers = austrianNumbers()
  return {
    /** With the name it is registered by; without one, a number nobody has. */
    aNumber(name?: string | null): string {
      const vatId = numbers.next().value as string
      if (name !== undefined) vies.register(vatId, name)
      return vatId
    },
  }
}

/** Their check digits are right: see the Austrian Ministry of Finance's rule for the UID. */
function* austrianNumbers() {
  for (let digits = 1_000_000; ; digits++) {
    const doubled = [...String(digits)].map((digit, index) => Number(digit) * (index % 2 ? 2 : 1))
    const sum = doubled.reduce((total, one) => total + Math.floor(one / 10) + (one % 10), 0)
    yield `ATU${digits}${(10 - ((sum + 4) % 10)) % 10}`
  }
}

export async function chooseAustria(
  buyer: Browser,
  vatId: string,
): Promise<{ buyer: Browser; cart: CountryAnswer }> {
  const cart = await chooseCountry(buyer, await aCart(buyer), { country: 'AT', vat_id: vatId })
  return { buyer, cart }
}

export async function placeOrder(buyer: Browser, vatId: string): Promise<Placed> {
  const details = { country: 'AT', vat_id: vatId, company: 'Schrift GmbH' }
  return (await checkOut(buyer, await aCart(buyer), details)).body
}
