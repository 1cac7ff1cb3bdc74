import type { CollectionConfig } from 'payload'
import { nobody } from '../access-rules'

/** How often something was asked for, where every process of the shop sees it. Only operations/limits/ reads and writes it. */
export const Limits: CollectionConfig = {
  slug: 'limits',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'points', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
