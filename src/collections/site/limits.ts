import type { CollectionConfig } from 'payload'
import { nobody } from '../access-rules'
import { date, number, text } from '../fields/payload-fields'

/** How often something was asked for, where every process of the shop sees it. Only operations/limits/ reads and writes it. */
export const Limits: CollectionConfig = {
  slug: 'limits',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    text('key', { required: true, unique: true, index: true }),
    number('points', { required: true }),
    date('expiresAt', { required: true, index: true }),
  ],
}
