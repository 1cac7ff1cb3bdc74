import { isPublic } from './settings-of.mjs'

const FORMS = {
  STRIPE_SECRET_KEY: { pattern: /^[sr]k_live_./, said: 'sk_live_ or rk_live_' },
  STRIPE_PUBLISHABLE_KEY: { pattern: /^pk_live_./, said: 'pk_live_' },
  STRIPE_WEBHOOK_SECRET: { pattern: /^whsec_./, said: 'whsec_' },
}

/**
 * Stripe's keys belong together, and a public shop takes real money. What a key says is never repeated.
 * @param {(name: string) => string | null} text
 * @returns {string[]}
 */
export function checkKeys(text) {
  const inPublic = isPublic(text('SHOP_URL'))
  const [secretMode, publishableMode] = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].map(
    (name) => modeOf(text(name)),
  )
  const errors = inPublic ? Object.keys(FORMS).flatMap((name) => checkForm(name, text(name))) : []

  // A shop in public lacks them by its own list.
  if (!inPublic && text('STRIPE_SECRET_KEY') && !text('STRIPE_PUBLISHABLE_KEY'))
    errors.push('STRIPE_PUBLISHABLE_KEY is missing; STRIPE_SECRET_KEY needs it beside it.')
  if (!inPublic && [secretMode, publishableMode].includes('live') && !text('STRIPE_WEBHOOK_SECRET'))
    errors.push(
      'STRIPE_WEBHOOK_SECRET is missing; with live keys an order that is paid would not be noticed.',
    )
  if (secretMode && publishableMode && secretMode !== publishableMode)
    errors.push(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} one: both must be of one mode.`,
    )
  return errors
}

function checkForm(name, value) {
  const { pattern, said } = FORMS[name]
  if (value === null || pattern.test(value)) return []
  if (modeOf(value) === 'test')
    return [`${name} is a test key; a shop at a public SHOP_URL needs a live one.`]
  return [`${name} must begin with ${said} at a public SHOP_URL.`]
}

function modeOf(key) {
  return /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1] ?? null
}
