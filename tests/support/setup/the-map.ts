/** The map of the house (README.md, "The map") as data: the rooms, who may import whom, where each package lives. */

/** Direct arrows. A room may import every room its arrows reach. */
export const ARROWS = {
  domain: [],
  platform: [],
  fonts: ['domain', 'platform'],
  payments: ['domain', 'platform'],
  delivery: ['domain', 'fonts'],
  operations: ['delivery', 'domain', 'fonts', 'payments'],
  collections: ['operations'],
  endpoints: ['operations'],
  admin: ['operations'],
  seed: ['operations', 'setup'],
  storefront: ['domain', 'platform'],
  app: ['operations', 'storefront'],
  server: ['domain', 'setup', 'storefront'],
  migrations: [],
  setup: [],
} as const satisfies Record<string, readonly string[]>

export type Room = keyof typeof ARROWS

/** Files that stand between the rooms, and what each may import beside what it says itself. */
export const DOORS: Record<string, readonly string[]> = {
  'env.ts': ['setup'],
  'payload-types.ts': ['domain'],
  'instrumentation.ts': ['app', 'operations'],
  'page-cache.mjs': ['platform'],
  'proxy.ts': ['operations'],
}

/** Who may know the environment; the rules, the font bytes and the browser may not. */
export const ENV_READERS = [
  'operations',
  'collections',
  'endpoints',
  'admin',
  'seed',
  'app',
  'server',
  'instrumentation.ts',
  'proxy.ts',
]

const PAYLOAD_HOMES = [
  'src/admin',
  'src/app',
  'src/collections',
  'src/endpoints',
  'src/instrumentation.ts',
  'src/migrations',
  'src/operations',
  'src/payload-types.ts',
  'src/platform',
  'src/seed',
]

/** Where a package may be imported from: rooms, folders or single files. */
export const HOMES: Record<string, readonly string[]> = {
  stripe: ['src/payments'],
  '@stripe/react-stripe-js': ['src/storefront/checkout'],
  '@stripe/stripe-js': ['src/storefront/checkout'],
  '@libsql/client': ['src/setup/database', 'src/operations/database.ts'],
  mongodb: ['src/setup/database'],
  harfbuzzjs: ['src/fonts'],
  'bidi-js': ['src/fonts'],
  wawoff2: ['src/fonts'],
  '@napi-rs/woff-build': ['src/fonts'],
  '@aws-sdk/client-s3': ['src/operations/files/object-store.ts'],
  pdfkit: ['src/delivery'],
  'any-ascii': ['src/delivery/documents'],
  piscina: ['src/delivery'],
  uqr: ['src/delivery'],
  '@e-invoice-eu/core': ['src/delivery'],
  yazl: ['src/delivery'],
  nodemailer: ['src/delivery'],
  payload: PAYLOAD_HOMES,
  pino: ['src/operations/shop-logger.ts'],
  'pino-pretty': ['src/operations/shop-logger.ts'],
  next: [
    'src/app',
    'src/storefront',
    'src/admin',
    'src/server',
    'src/platform',
    'src/proxy.ts',
    'src/instrumentation.ts',
  ],
  react: ['src/app', 'src/storefront', 'src/admin'],
  'react-dom': ['src/app', 'src/storefront', 'src/admin'],
  '@payloadcms/live-preview-react': ['src/storefront/shell'],
  nprogress: ['src/storefront/shell'],
  ofetch: ['src/storefront/shell'],
  'prom-client': ['src/platform/figures.ts'],
  compression: ['src/server'],
  'proxy-addr': ['src/server'],
  send: ['src/server'],
  isbot: ['src/proxy.ts'],
  'rate-limiter-flexible': ['src/operations/limits', 'src/platform'],
  stdnum: ['src/operations/tax'],
  '@simplewebauthn/server': ['src/operations/staff/passkeys.ts'],
  '@simplewebauthn/browser': ['src/admin/staff'],
  otpauth: ['src/operations/staff/second-factor.ts'],
  'p-limit': [
    'src/operations/fonts/run-visitors-job.ts',
    'src/operations/staff',
    'src/server/refuse-crowd.ts',
  ],
  '@zxcvbn-ts/core': ['src/operations/staff'],
  '@zxcvbn-ts/language-common': ['src/operations/staff'],
  sharp: [
    'src/delivery/documents/specimen/drawn-fonts.ts',
    'src/operations/fonts/render-sheet.ts',
    'src/operations/site/cards',
    'src/operations/site/media',
  ],
  sax: ['src/operations/site/media'],
  ibantools: ['src/collections/site/shop'],
  zod: ['src/endpoints', 'src/operations', 'src/collections'],
  esbuild: ['src/setup'],
  '@playwright/test': ['src/setup/checks/find-browser.mjs'],
}

/** The types of Payload may be named where something is handed to it. */
export const TYPE_HOMES: Record<string, readonly string[]> = {
  payload: ['src/delivery/mails/mail-adapter.ts'],
}

/** Insides of Next, React, Payload and libraries that no promise covers; more than these belong into the platform. */
export const PRIVATE = [
  /__next_f|TURBOPACK/,
  /x-next-cache-tags|x-nextjs-cache|-manifest\.json|['"]_rsc\b/,
  /unstable_\w/,
  /Minified React error|\$R[A-Z]+[(=\\]/,
  /new PopStateEvent/,
  /_payload_\w|['"]payload-kv['"]|restoreVersionOperation[^']*from 'payload'|typeof adapter\.init/,
  // Next's command is its own; all else in there is not.
  /(?<!join\(packages, )['"][^'"\n]*\b(next|payload|@payloadcms\/[a-z-]+|rate-limiter-flexible)\/(dist|lib)\//,
]

export const TOP_LEVEL = [
  'LICENSE',
  'README.md',
  'docker-compose.yml',
  'eslint.config.mjs',
  'knip.config.ts',
  'media',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'playwright.config.ts',
  'src',
  'tests',
  'tsconfig.json',
  'vitest.config.ts',
]

/** May stand at the top level, and need not. */
export const ALLOWED_BESIDE = ['CHANGELOG.md', 'Dockerfile', 'docs']

/** What commands leave behind; git ignores the same. */
export const LEFT_BEHIND = [
  'data',
  'next-env.d.ts',
  'node_modules',
  'test-results',
  'tsconfig.tsbuildinfo',
]

export const GENERATED = [
  'src/payload-types.ts',
  'src/app/(payload)/admin/importMap.',
  'src/platform/react-scripts.ts',
  'src/storefront/shell/before-hydration/inline-scripts.ts',
  'src/migrations/',
]
