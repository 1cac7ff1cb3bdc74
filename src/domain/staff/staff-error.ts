import { brokenRule } from '../shop-error'

/** Rules of who may sign in as staff. */

export class LastLoginStays extends brokenRule(
  'last_owner',
  409,
  'This is the last owner: without one nobody could let others in. Make somebody else an owner first.',
) {}

export class RegistrationIsClosed extends brokenRule(
  'registration_closed',
  403,
  'This shop was set up before. Sign in, or let `npm start` make a login on its machine.',
) {}

/** The password was right. `passkey`: what the browser asks a passkey of this login for; null: it has none. */
export class SecondFactorNeeded extends brokenRule(
  'second_factor_needed',
  403,
  'Write the six digits that your app shows now.',
) {
  passkey: object | null = null
}

export class SecondFactorWrong extends brokenRule(
  'second_factor_wrong',
  403,
  'These digits are not right, or were used before. Wait for the next ones, and write those.',
) {}

/** Another login's, another shop's, one of before, or a copy. */
export class PasskeyWrong extends brokenRule(
  'passkey_wrong',
  403,
  'This passkey does not belong to this login, or took longer than five minutes. Try again.',
) {}

export class PasskeyIsKnown extends brokenRule(
  'passkey_known',
  409,
  'This passkey was added before. Remove it first to add it anew.',
) {}

export class NoMorePasskeys extends brokenRule(
  'passkeys_full',
  409,
  'A login has ten passkeys at most. Remove one that you do not use.',
) {}

export class NoFactorBegun extends brokenRule(
  'no_factor_begun',
  409,
  'This picture is no longer the newest. Begin again, and scan the new one.',
) {}

export class FactorIsDemanded extends brokenRule(
  'second_factor_demanded',
  403,
  'This shop asks everybody for a second factor. Turn yours on, on the page of your account.',
) {}

/** Whoever finds a desk unlocked would take its second factor away for good. */
export class FactorNeedsCode extends brokenRule(
  'second_factor_needs_code',
  403,
  'Your own second factor is turned off with a code of it, under Account.',
) {}

const OWN_PASSWORD = 'currentPassword'

/** A session alone opens the desk; it does not take a login over. */
export class ConfirmationNeeded extends brokenRule(
  'confirmation_needed',
  403,
  'Write your current password, or a code of your second factor, to change this.',
) {
  override readonly fields = { [OWN_PASSWORD]: this.message }
}

export class ConfirmationWrong extends brokenRule(
  'confirmation_wrong',
  403,
  'This is neither your password nor a code of your second factor.',
) {
  override readonly fields = { [OWN_PASSWORD]: this.message }
}
