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
