import type { CollectionConfig } from 'payload'
import { nobody } from '../access-rules'

/**
 * The second factor of each login, written by its operations alone. A row of its own: Payload writes the whole row of a login at
 * every sign-in, and would undo what another one has just spent.
 */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'login', type: 'text', required: true, unique: true },
    { name: 'secret', type: 'text' },
    { name: 'pending', type: 'text' },
    { name: 'since', type: 'date' },
    { name: 'step', type: 'number' },
    { name: 'recoveryCodes', type: 'text' },
    { name: 'challenge', type: 'text' },
    { name: 'challengeUntil', type: 'date' },
  ],
}
