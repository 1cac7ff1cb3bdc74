/** How large a specimen stands. Fitted, its line goes from margin to margin. */
export const SPECIMEN_SIZES = [
  { value: 'fit', label: 'From margin to margin, one line' },
  { value: 'large', label: 'Large, for a few words' },
  { value: 'medium', label: 'Medium, for a sentence' },
  { value: 'small', label: 'Small, for a paragraph' },
] as const

export type SpecimenSize = (typeof SPECIMEN_SIZES)[number]['value']

export function isSpecimenSize(value: unknown): value is SpecimenSize {
  return SPECIMEN_SIZES.some((size) => size.value === value)
}
