import type { Endpoint } from 'payload'
import { getLicence } from './buyers/get-licence'
import { getMine } from './buyers/get-mine'
import { postLicence } from './buyers/post-licence'
import { postConfirmSignIn, postSignIn, postSignOut } from './buyers/post-sign-in'
import { getFonts } from './catalogue/get-fonts'
import { getCharacters, getGlyph, getLetters } from './catalogue/get-letters'
import { getNamePack } from './catalogue/get-name-pack'
import { postSheet } from './catalogue/post-sheet'
import { getDownload } from './downloads/get-download'
import { getEula, getEulaVersion } from './downloads/get-eula'
import { getCart } from './orders/get-cart'
import { getOrderStatus } from './orders/get-order-status'
import { postCart } from './orders/post-cart'
import { postCheckout } from './orders/post-checkout'
import { postCountry } from './orders/post-country'
import { postDemoPayment } from './orders/post-demo-payment'
import { postConfirmPayment, postCreatePayment } from './orders/post-payment'
import { postEnquiry } from './orders/post-enquiry'
import { postMailChoices, postMailRefusal } from './buyers/post-mail-choices'
import { getQuote, getQuotePdf, postQuote, postQuoteAgain, postQuotePay } from './orders/quotes'
import { postTransfer } from './orders/post-transfer'
import { postTrial } from './orders/post-trial'
import { getUpgrade, postRenewal, postUpgrade } from './orders/upgrade-endpoints'
import { postWebhook } from './orders/post-webhook'
import { getCsrf } from './session/get-csrf'

/** The shop's own API, beside Payload's. */
export const shopEndpoints: Endpoint[] = [
  getCsrf,
  getFonts,
  getCharacters,
  getLetters,
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
  postQuote,
  getQuote,
  postQuotePay,
  postQuoteAgain,
  getQuotePdf,
  postTransfer,
  postTrial,
  postEnquiry,
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
  getLicence,
  postLicence,
]
