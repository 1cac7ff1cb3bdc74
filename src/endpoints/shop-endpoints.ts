import type { Endpoint } from 'payload'
import { getFonts } from './catalogue/get-fonts'
import { getDownload } from './downloads/get-download'
import { getCart } from './orders/get-cart'
import { getOrderStatus } from './orders/get-order-status'
import { postCart } from './orders/post-cart'
import { postCheckout } from './orders/post-checkout'
import { postCountry } from './orders/post-country'
import { postDemoPayment } from './orders/post-demo-payment'
import { postConfirmPayment, postCreatePayment } from './orders/post-payment'
import { postTrial } from './orders/post-trial'
import { postWebhook } from './orders/post-webhook'
import { getCsrf } from './session/get-csrf'

/** The shop's own API, beside Payload's. */
export const shopEndpoints: Endpoint[] = [
  getCsrf,
  getFonts,
  postCart,
  getCart,
  postCountry,
  postCheckout,
  postCreatePayment,
  postConfirmPayment,
  postWebhook,
  getOrderStatus,
  postTrial,
  postDemoPayment,
  getDownload,
]
