import { rulesOf } from '../shop-error'
import SAID from './staff-error.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** Rules of who may sign in as staff. */

export class LastLoginStays extends refused('last_owner', 409) {}

export class RegistrationIsClosed extends refused('registration_closed', 403) {}

/** The password was right. `passkey`: what the browser asks a passkey of this login for; null: it has none. */
export class SecondFactorNeeded extends refused('second_factor_needed', 403) {
  passkey: object | null = null
}

export class SecondFactorWrong extends refused('second_factor_wrong', 403) {}

/** Another login's, another shop's, one of before, or a copy. */
export class PasskeyWrong extends refused('passkey_wrong', 403) {}

export class PasskeyIsKnown extends refused('passkey_known', 409) {}

export class NoMorePasskeys extends refused('passkeys_full', 409) {}

export class NoFactorBegun extends refused('no_factor_begun', 409) {}

export class FactorIsDemanded extends refused('second_factor_demanded', 403) {}

/** Whoever finds a desk unlocked would take its second factor away for good. */
export class FactorNeedsCode extends refused('second_factor_needs_code', 403) {}

const OWN_PASSWORD = 'currentPassword'

/** A session alone opens the desk; it does not take a login over. */
export class ConfirmationNeeded extends refused('confirmation_needed', 403) {
  override readonly fields = { [OWN_PASSWORD]: this.message }
}

export class ConfirmationWrong extends refused('confirmation_wrong', 403) {
  override readonly fields = { [OWN_PASSWORD]: this.message }
}
