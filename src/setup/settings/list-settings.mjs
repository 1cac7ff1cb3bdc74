/**
 * Every setting there is: `docs/settings.md` and `.env.example` are made from it (write-settings.mjs). `example` stands in
 * `.env.example`, commented out; `inPublic` are those that a shop at a public SHOP_URL cannot do without.
 */
export const SETTINGS = [
  {
    name: 'PORT',
    standard: '`3000`',
    what: 'where the shop listens',
    example: '3000',
  },
  {
    name: 'SHOP_URL',
    standard: 'none: a demo',
    what: 'the address people know the shop by',
    example: 'https://your.shop',
  },
  {
    name: 'LISTEN_ON',
    standard: 'loopback for a demo, else every address',
    what: 'for containers, which publish their port themselves',
    example: '0.0.0.0',
  },
  {
    name: 'DATA_DIR',
    standard: '`data`',
    what: 'the private folder',
    example: 'data',
  },
  {
    name: 'DATABASE_URL',
    standard: '`file:{DATA_DIR}/fount.db`',
    what: '`file:` for SQLite, `mongodb://` for MongoDB',
    example: 'mongodb://localhost:27017/fount',
  },
  {
    name: 'PAYLOAD_SECRET',
    standard: 'made once: `{DATA_DIR}/secret`',
    what: 'signs sessions, forms and links; 32 random characters or more',
    example: '',
    inPublic: true,
  },
  {
    name: 'PAYLOAD_SECRET_BEFORE',
    standard: 'none',
    what: 'the secret before: its links open until `PAYLOAD_SECRET_BEFORE_UNTIL`',
    example: '',
  },
  {
    name: 'PAYLOAD_SECRET_BEFORE_UNTIL',
    standard: 'none',
    what: 'a date, as 2027-03-31',
    example: '2027-03-31',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    standard: 'none: demo payments',
    what: 'Stripe’s secret key',
    example: 'sk_live_…',
    inPublic: true,
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    standard: 'none',
    what: 'Stripe’s key for the browser',
    example: 'pk_live_…',
    inPublic: true,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    standard: 'none',
    what: 'proves that an event comes from Stripe',
    example: 'whsec_…',
    inPublic: true,
  },
  {
    name: 'STRIPE_API_BASE',
    standard: 'Stripe’s own',
    what: 'another server that speaks Stripe’s API, for tests',
    example: 'http://127.0.0.1:12111',
  },
  {
    name: 'SMTP_URL',
    standard: 'none: mails become files',
    what: 'where mail is handed over',
    example: 'smtp://name:password@mail.example:587',
    inPublic: true,
  },
  {
    name: 'VIES_URL',
    standard: 'none: only form and check digits',
    what: 'the EU’s register of VAT numbers: each number is looked up there',
    example: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  },
  {
    name: 'RATES_URL',
    standard: 'none: staff enter rates',
    what: 'the European Central Bank’s rates of each day, kept for invoices and returns',
    example: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  },
  {
    name: 'TRUSTED_PROXY',
    standard: 'none',
    what: 'the proxies whose `X-Forwarded-*` counts',
    example: 'loopback',
  },
  {
    name: 'BACKUP_DIR',
    standard: 'none',
    what: 'where the shop backs itself up every night; outside of `DATA_DIR`, best on another disk',
    example: '/mnt/backups/shop',
  },
  {
    name: 'BACKUP_KEEP_DAYS',
    standard: '`30`',
    what: 'how many days such a backup is kept',
    example: '30',
  },
  {
    name: 'DISK_FLOOR',
    standard: '`256`',
    what: 'MB that stay free under `DATA_DIR`: below, uploads stop',
    example: '256',
  },
  {
    name: 'CLIENT_LIMIT_FACTOR',
    standard: '`1`',
    what: 'widens the limits per client, for tests alone',
    example: '1',
  },
  {
    name: 'BROTLI_QUALITY',
    standard: '`11`',
    what: 'how hard WOFF2 files are packed; tests use 5',
    example: '11',
  },
  {
    name: 'CHROME_PATH',
    standard: 'looked for',
    what: 'the browser of the end-to-end tests',
    example: '/usr/bin/chromium',
  },
]
