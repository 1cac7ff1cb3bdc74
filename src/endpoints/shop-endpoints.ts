import type { Endpoint } from 'payload'
import { licencePageEndpoints } from './buyers/licence-page-endpoints'
import { buyerEndpoints } from './buyers/sign-in-endpoints'
import { previewEndpoints } from './catalogue/preview-endpoints'
import { downloadEndpoints } from './downloads/download-endpoints'
import { cartEndpoints } from './orders/cart-endpoints'
import { checkoutEndpoints } from './orders/checkout-endpoints'
import { buyerQuoteEndpoints } from './orders/buyer-quote-endpoints'
import { trialAndEnquiryEndpoints } from './orders/trial-and-enquiry-endpoints'
import { getFonts } from './catalogue/font-endpoints'
import { postForm } from './plain-form-endpoint'
import { getCsrf } from './shop-endpoint'

/** The shop's own API, beside Payload's. */
export const shopEndpoints: Endpoint[] = [
  getCsrf,
  getFonts,
  ...licencePageEndpoints,
  ...buyerEndpoints,
  ...previewEndpoints,
  ...downloadEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...buyerQuoteEndpoints,
  ...trialAndEnquiryEndpoints,
  postForm,
]
