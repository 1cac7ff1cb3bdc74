import type { CollectionConfig } from 'payload'
import { secretRows } from '../access-rules'
import { date, number, text } from '../fields/payload-fields'

/**
 * The second factor of each login, written by its operations alone. A row of its own: Payload writes the whole row of a login at
 * every sign-in, and would undo what another one has just spent.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  ...secretRows,
  fields: [
    text('login', { required: true, unique: true }),
    text('secret'),
    text('pending'),
    date('since'),
    number('step'),
    text('recoveryCodes'),
    text('challenge'),
    date('challengeUntil'),
  ],
}

/** The passkeys of each login, written by their operations alone: public keys, which open nothing by themselves. */
export const Passkeys: CollectionConfig = {
  slug: 'passkeys',
  ...secretRows,
  fields: [
    text('login', { required: true, index: true }),
    text('credential', { required: true, unique: true }),
    text('publicKey', { required: true }),
    number('counter', { required: true }),
    text('transports'),
    text('name', { required: true }),
    date('since', { required: true }),
    date('lastUsed'),
  ],
}
