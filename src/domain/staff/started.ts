/** What a foundry does before its first sale, in this order. */
export const FIRST_STEPS = [
  'seller',
  'vat',
  'stripe',
  'mail',
  'typeface',
  'prices',
  'licences',
  'legal',
  'published',
] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

export type FirstStepState = { step: FirstStep; isDone: boolean; path: string }
