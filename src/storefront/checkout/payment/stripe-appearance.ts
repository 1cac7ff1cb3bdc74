import type { Appearance } from '@stripe/stripe-js'

/** The shop's design tokens for the card fields, which live in Stripe's own frame. Stripe accepts plain values only. */
export function stripeAppearance(): Appearance {
  const { backgroundColor: background, color: text } = getComputedStyle(document.documentElement)

  return {
    theme: 'flat',
    variables: {
      colorBackground: background,
      colorText: text,
      colorPrimary: text,
      colorDanger: text,
      borderRadius: '0px',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: '0', borderBottom: `1px solid ${text}`, boxShadow: 'none' },
      '.Input--invalid': { borderBottom: `3px solid ${text}`, boxShadow: 'none' },
      '.Tab, .Block': { border: `1px solid ${text}`, boxShadow: 'none' },
    },
  }
}
