/** A real minus sign in front of a number. */
export function withMinus(number: string): string {
  return number.replace('-', '−')
}
