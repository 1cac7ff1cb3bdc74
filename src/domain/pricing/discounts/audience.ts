import { plainDecimal } from '../../money/decimal'

/** Whom the shop sells to for less, and what their licence says of it. */
export type Audience = {
  key: string
  /** "Students" */
  label: string
  /** A decimal string: "50". */
  percentOff: string
  /** A clause of the licence: "For students at a school, as long as they study." */
  words: string
  /** It shows what it is by a file; absent: who says so is believed. */
  proof?: 'file'
}

/** "Students, −50 %" */
export function describeAudience({ label, percentOff }: Pick<Audience, 'label' | 'percentOff'>) {
  return `${label}, ${percentText(percentOff)}`
}

/** "50.0" → "−50 %" */
export function percentText(percentOff: string): string {
  return `−${plainDecimal(percentOff)} %`
}
