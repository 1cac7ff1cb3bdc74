import { brokenRule, ShopError } from './shop-error'

/** Rules of the door itself: who may ask, how much, how often, and what is there. */

export class BodyIsNotJson extends brokenRule(
  'not_json',
  415,
  'Send JSON, with the content type application/json.',
) {}

export class BodyIsPacked extends brokenRule(
  'body_packed',
  415,
  'Send the JSON as it is, not packed.',
) {}

export class JsonIsMalformed extends brokenRule(
  'malformed',
  400,
  'This is not JSON we can read.',
) {}

export class BodyIsTooLarge extends brokenRule('too_large', 413, 'This request is too large.') {}

export class CsrfFailed extends brokenRule(
  'csrf_failed',
  403,
  'This page has been open too long. Load it again and try once more.',
) {}

export class FormIsFromElsewhere extends brokenRule(
  'form_from_elsewhere',
  403,
  'This form was not sent from a page of this shop. Open the page here and send it once more.',
) {}

export class BodyIsNoForm extends brokenRule(
  'not_a_form',
  415,
  'Send the fields as a form does, with the content type application/x-www-form-urlencoded.',
) {}

export class NotAllowed extends brokenRule('not_allowed', 403, 'You may not see this.') {}

export class NotSignedIn extends brokenRule(
  'not_signed_in',
  401,
  'You are not signed in, or have been for too long. Ask for a link to your licences.',
) {}

/** Used, too old, or never made: nobody learns which. */
export class SignInIsGone extends brokenRule(
  'sign_in_gone',
  410,
  'This link has been used or is too old. Ask for another: it takes a moment.',
) {}

export class LicenceHasChanged extends brokenRule(
  'licence_changed',
  409,
  'This licence was changed meanwhile. Load the page again to see what it says now.',
) {}

export class LicenceHasEnded extends brokenRule(
  'licence_ended',
  409,
  'This licence is no longer in force, so it cannot be changed.',
) {}

export class LicenceIsReplaced extends ShopError {
  constructor(by: string) {
    super('licence_replaced', 409, `This licence became ${by}. Revoke that one.`)
  }
}

/** What ended with its payment comes back with its payment alone. */
export class LicenceEndedWithPayment extends brokenRule(
  'licence_ended',
  409,
  'The money of this licence went back, so it has ended for good. Sell it anew.',
) {}

/** Unknown, or somebody else's: nobody learns which. */
export class NotFound extends ShopError {
  constructor(
    what:
      | 'cart'
      | 'order'
      | 'payment'
      | 'typeface'
      | 'style'
      | 'character'
      | 'download'
      | 'licence'
      | 'page'
      | 'passkey'
      | 'invoice'
      | 'quote'
      | 'release'
      | 'visit'
      | 'login',
  ) {
    super(`${what}_not_found`, 404, `There is no such ${what}.`)
  }
}

export class DownloadIsGone extends brokenRule(
  'download_gone',
  410,
  'This link has expired. Your order’s page has a fresh one.',
) {}

export class TooManyRequests extends ShopError {
  override readonly retryAfterInSeconds: number

  constructor(seconds: number, sentence = 'That was too often. Wait a little and try again.') {
    super('too_many_requests', 429, sentence)
    this.retryAfterInSeconds = seconds
  }
}

/** The browser asks for another address by itself; who reads this has copied one. */
export class LettersNotOpened extends brokenRule(
  'letters_not_opened',
  403,
  'These letters are opened for a visit, and for half an hour. Open the typeface in the shop to see them.',
) {}

export class ShopIsAway extends brokenRule(
  'shop_away',
  503,
  'The shop is busy. Nothing is lost; try again in a moment.',
) {
  override readonly retryAfterInSeconds = 5
}

/** What visitors ask to be drawn waits in a short line. */
export class LineIsFull extends brokenRule(
  'line_full',
  503,
  'Many letters are being drawn for others. Nothing is lost; try again in a moment.',
) {
  override readonly retryAfterInSeconds = 5
}

/** Fonts and documents lie in a bucket, which does not answer. */
export class FilesAreAway extends brokenRule(
  'files_away',
  503,
  'The store of the shop’s files does not answer. Nothing is lost; try again in a moment.',
) {
  override readonly retryAfterInSeconds = 10
}

/** The bucket has no such object, or one of other bytes: a person must put it back. */
export class FileIsLost extends brokenRule(
  'file_lost',
  503,
  'A file of this is missing in the store of the shop. Your licences are safe: write to the foundry, which can put it back.',
) {
  override readonly retryAfterInSeconds = 3600
}

export class DiskIsFull extends brokenRule(
  'disk_full',
  507,
  'The disk of the shop is full, so this could not be finished. Nothing is lost; try again when there is room on it.',
) {
  override readonly retryAfterInSeconds = 60
}

/** Uploads stop first, so that orders still find room. */
export class DiskIsNearlyFull extends brokenRule(
  'disk_full',
  507,
  'The disk of the server is nearly full, so nothing can be uploaded. Make room on it, then try again.',
) {}
