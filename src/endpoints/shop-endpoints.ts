import type { Endpoint } from 'payload'
import {
  getLicence,
  postLicence,
  postRental,
  postMailChoices,
  postMailRefusal,
} from './buyers/licence-page-endpoints'
import {
  getMine,
  getOwn,
  getOwnData,
  postConfirmErasure,
  postConfirmSignIn,
  postErasure,
  postSignIn,
  postSignOut,
} from './buyers/sign-in-endpoints'
import { getFonts } from './catalogue/font-endpoints'
import {
  getCharacters,
  getGlyph,
  getLetters,
  getSignedLetters,
  getNamePack,
  postSheet,
} from './catalogue/preview-endpoints'
import { getDownload, getEula, getEulaVersion } from './downloads/download-endpoints'
import {
  getCart,
  getUpgrade,
  postCart,
  postCountry,
  postRenewal,
  postUpgrade,
} from './orders/cart-endpoints'
import {
  getOrderStatus,
  postCheckout,
  postConfirmPayment,
  postCreatePayment,
  postDemoPayment,
  postTransfer,
  postWebhook,
  postProof,
  postWithdraw,
} from './orders/checkout-endpoints'
import { postEnquiry, postLetter, postTrial } from './orders/trial-and-enquiry-endpoints'
import {
  getQuote,
  getQuotePdf,
  postQuote,
  postQuoteAgain,
  postQuotePay,
} from './orders/buyer-quote-endpoints'
import { postForm } from './plain-form-endpoint'
import { getCsrf } from './shop-endpoint'

/** The shop's own API, beside Payload's. */
export const shopEndpoints: Endpoint[] = [
  getCsrf,
  getFonts,
  getCharacters,
  getLetters,
  getSignedLetters,
  getNamePack,
  getGlyph,
  postSheet,
  postCart,
  getCart,
  postCountry,
  postCheckout,
  postCreatePayment,
  postConfirmPayment,
  postWebhook,
  getOrderStatus,
  postProof,
  postWithdraw,
  postQuote,
  getQuote,
  postQuotePay,
  postQuoteAgain,
  getQuotePdf,
  postTransfer,
  postTrial,
  postEnquiry,
  postLetter,
  postMailChoices,
  postMailRefusal,
  getUpgrade,
  postUpgrade,
  postRenewal,
  postDemoPayment,
  getDownload,
  getEula,
  getEulaVersion,
  postSignIn,
  postConfirmSignIn,
  postSignOut,
  getMine,
  getOwn,
  getOwnData,
  postErasure,
  postConfirmErasure,
  getLicence,
  postLicence,
  postRental,
  postForm,
]
