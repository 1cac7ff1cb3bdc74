import { brokenRule, rulesOf, ShopError } from './shop-error'
import SAID from './request-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** Rules of the door itself: who may ask, how much, how often, and what is there. */

export class BodyIsNotJson extends refused('not_json', 415) {}

export class BodyIsPacked extends refused('body_packed', 415) {}

export class JsonIsMalformed extends refused('malformed', 400) {}

export class BodyIsTooLarge extends refused('too_large', 413) {}

export class CsrfFailed extends refused('csrf_failed', 403) {}

export class FormIsFromElsewhere extends refused('form_from_elsewhere', 403) {}

export class BodyIsNoForm extends refused('not_a_form', 415) {}

export class NotAllowed extends refused('not_allowed', 403) {}

export class NotSignedIn extends refused('not_signed_in', 401) {}

/** Used, too old, or never made: nobody learns which. */
export class SignInIsGone extends refused('sign_in_gone', 410) {}

export class LicenceHasChanged extends refused('licence_changed', 409) {}

export class LicenceHasEnded extends refused('licence_ended', 409) {}

export class RentalIsOver extends refused('rental_is_over', 409) {}

export class LicenceIsReplaced extends refused<'by'>('licence_replaced', 409) {}

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

export class DownloadIsGone extends refused('download_gone', 410) {}

export class TooManyRequests extends ShopError {
  override readonly retryAfterInSeconds: number

  constructor(seconds: number, sentence = 'That was too often. Wait a little and try again.') {
    super('too_many_requests', 429, sentence)
    this.retryAfterInSeconds = seconds
  }
}

/** The browser asks for another address by itself; who reads this has copied one. */
export class LettersNotOpened extends refused('letters_not_opened', 403) {}

export class ShopIsAway extends refused('shop_away', 503) {
  override readonly retryAfterInSeconds = 5
}

/** What visitors ask to be drawn waits in a short line. */
export class LineIsFull extends refused('line_full', 503) {
  override readonly retryAfterInSeconds = 5
}

/** Fonts and documents lie in a bucket, which does not answer. */
export class FilesAreAway extends refused('files_away', 503) {
  override readonly retryAfterInSeconds = 10
}

/** The bucket has no such object, or one of other bytes: a person must put it back. */
export class FileIsLost extends refused('file_lost', 503) {
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
export class DiskIsNearlyFull extends refused('disk_full', 507) {}
