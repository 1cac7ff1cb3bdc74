import type { NumberField } from 'payload'

/**
 * Which price somebody has said yes to, after the shop asked. It stands for this figure and no other, and is kept nowhere.
 * Whoever writes by program sends it with the price.
 */
export const confirmedPrice: NumberField = {
  name: 'confirmedPrice',
  type: 'number',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}
