/** What a tester's own settings must never reach the tests with: addresses, keys, mail, databases. */
const LEFT_OUT = [
  'DATABASE_URL',
  'DISK_FLOOR',
  'FILES_URL',
  'LISTEN_ON',
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_BEFORE',
  'PORT',
  'ROLE',
  'SHOP_URL',
  'SMTP_URL',
  'STRIPE_API_BASE',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRUSTED_PROXY',
  'VIES_URL',
  'RATES_URL',
]

/** Empty, not absent: what is absent would be read from `.env`. Fonts are packed quickly rather than tightly. */
export function testEnvironment(settings) {
  const none = Object.fromEntries(LEFT_OUT.map((name) => [name, '']))
  return {
    ...process.env,
    ...none,
    BROTLI_QUALITY: '5',
    CLIENT_LIMIT_FACTOR: '100000',
    NO_COLOR: '1',
    ...settings,
  }
}
