import type { Appearance } from '@stripe/stripe-js'

/** The sheet's own tokens for fields that stand in a frame of their own. Stripe takes plain values only. */
export function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const paper = token('--paper')
  const ink = `rgb(${token('--ink-rgb').split(/\s+/).join(', ')})`

  return {
    theme: 'flat',
    variables: {
      colorBackground: paper,
      colorText: ink,
      colorPrimary: ink,
      colorDanger: ink,
      borderRadius: '0px',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: '0', borderBottom: `1px solid ${ink}`, boxShadow: 'none' },
      '.Input--invalid': { borderBottom: `3px solid ${token('--accent')}`, boxShadow: 'none' },
      '.Tab, .Block': { border: `1px solid ${ink}`, boxShadow: 'none' },
    },
  }
}
