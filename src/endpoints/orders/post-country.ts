import { parseCountryRequest } from '@/domain/cart/parse-country-request'
import type { CountryAnswer } from '@/domain/cart/priced-cart'
import { LIMITS } from '@/domain/limits/limits'
import { addressFieldsFor } from '@/domain/customer/address'
import { InvalidRequest } from '@/domain/shop-error'
import { setCountry } from '@/operations/orders/cart/change-cart'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/country: determines the tax anew, and returns the address fields of the country. */
export const postCountry = postEndpoint('/order/country', async (req) => {
  const request = parseCountryRequest(await readJson(req))
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  const { cartKey, country, vatId } = request
  await limitClient(req, LIMITS.country, cartKey)
  if (vatId !== null) await limitClient(req, LIMITS.vatId)
  const reference = { key: cartKey, origin: shopOrigin(req.headers) }
  const cart = await setCountry(req.payload, { country, vatId }, reference)
  const body: CountryAnswer = { ...cart, address_fields: addressFieldsFor(country) }
  return respond(body)
})
