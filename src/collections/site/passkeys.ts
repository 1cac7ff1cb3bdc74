import type { CollectionConfig } from 'payload'
import { nobody } from '../access-rules'

/** The passkeys of each login, written by their operations alone: public keys, which open nothing by themselves. */
export const Passkeys: CollectionConfig = {
  slug: 'passkeys',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'login', type: 'text', required: true, index: true },
    { name: 'credential', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'text' },
    { name: 'name', type: 'text', required: true },
    { name: 'since', type: 'date', required: true },
    { name: 'lastUsed', type: 'date' },
  ],
}
