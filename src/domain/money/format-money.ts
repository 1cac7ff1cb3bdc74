const THIN_SPACE = '\u2009'
const NO_BREAK_SPACE = '\u00a0'

/** Currencies whose smallest unit is not a hundredth. */
const DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
}

/** 55335, "EUR" → "553.35 €". */
export function formatMoney(minor: number, currency: string): string {
  const sign = currency === 'EUR' ? '€' : currency
  return formatAmount(minor, currency) + NO_BREAK_SPACE + sign
}

/** 1234500 → "12 345.00", with a thin space. */
export function formatAmount(minor: number, currency = 'EUR'): string {
  const decimals = DECIMALS[currency] ?? 2
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const split = digits.length - decimals

  const whole = digits.slice(0, split).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  const fraction = decimals ? `.${digits.slice(split)}` : ''
  return (minor < 0 ? '−' : '') + whole + fraction
}
