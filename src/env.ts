import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findSettingErrors } from './setup/settings/check-settings.mjs'
import { isPublic, mediaDirOf, settingsOf } from './setup/settings/settings-of.mjs'

/** Every environment variable, parsed once. Nobody else reads `process.env`. */
export type Env = {
  /** The shop's public URL; null: a demo on this machine. */
  shopUrl: URL | null
  port: number
  /** Whether this process answers visitors and staff, and whether it does the timed work and that on fonts. */
  serves: boolean
  works: boolean
  dataDir: string
  /** Pictures, videos and PDFs that staff upload for everyone to see. */
  mediaDir: string
  /** The folder of the build. */
  buildDir: string
  databaseUrl: string
  secret: string
  /** The secret before: its links still open until then. */
  formerSecret: { secret: string; until: Date } | null
  stripe: {
    secretKey: string | null
    publishableKey: string | null
    webhookSecret: string | null
    apiBase: string | null
  }
  smtpUrl: string | null
  /** The REST API of VIES, the EU's register of VAT numbers; null: it is not asked. */
  viesUrl: string | null
  /** Exchange rates in the form of the European Central Bank; null: staff enter them. */
  ratesUrl: string | null
  /** Hops whose word for who asks is believed: addresses, subnets, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: string[]
  /** True when SHOP_URL names a host that is not loopback: then no secret or key has a default. */
  production: boolean
  /** Whether each request is a line of the log. */
  logsRequests: boolean
  /** Where the figures are served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where the shop backs itself up every night; null: nowhere. */
  backup: { folder: string; keepDays: number } | null
  /** The bucket of fonts and documents, and how much of them this machine keeps; null: all lie in `dataDir`. */
  files: {
    bucket: string
    /** Empty, or with a slash at its end. */
    prefix: string
    endpoint: string | null
    region: string | null
    cacheInBytes: number
  } | null
  /** What stays free on the disk of `dataDir`: below, uploads stop. */
  leastFreeInBytes: number
  /** Brotli quality of derived WOFF2 files; 11 outside tests. */
  brotliQuality: number
}

export class EnvironmentIsWrong extends Error {
  constructor(readonly errors: string[]) {
    super(`The shop cannot start:\n${errors.map((error) => `  ${error}`).join('\n')}`)
    this.name = 'EnvironmentIsWrong'
  }
}

/** Reads and checks a whole environment; names every error at once. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const errors = findSettingErrors(source)
  const text = settingsOf(source)
  const shopUrl = text('SHOP_URL')
  const dataDir = resolve(/* turbopackIgnore: true */ text('DATA_DIR') ?? 'data')
  const secret = text('PAYLOAD_SECRET') ?? readSecretFile(dataDir)
  if (secret === null && !isPublic(shopUrl))
    errors.push('PAYLOAD_SECRET is missing. Set it, or run `npm start`, which makes one.')
  if (errors.length > 0) throw new EnvironmentIsWrong(errors)

  return {
    shopUrl: shopUrl === null ? null : new URL(shopUrl),
    port: Number(text('PORT') ?? 3000),
    serves: text('ROLE') !== 'work',
    works: text('ROLE') !== 'web',
    dataDir,
    mediaDir: mediaDirOf(dataDir),
    buildDir: resolve(/* turbopackIgnore: true */ text('NEXT_DIST_DIR') ?? '.next'),
    databaseUrl: text('DATABASE_URL') ?? `file:${join(dataDir, 'fount.db')}`,
    secret: secret ?? '',
    formerSecret: readFormer(text),
    stripe: {
      secretKey: text('STRIPE_SECRET_KEY'),
      publishableKey: text('STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
      apiBase: text('STRIPE_API_BASE'),
    },
    smtpUrl: text('SMTP_URL'),
    viesUrl: text('VIES_URL'),
    ratesUrl: text('RATES_URL'),
    trustedProxies: splitNames(text('TRUSTED_PROXY')),
    production: isPublic(shopUrl),
    logsRequests: (text('LOG_REQUESTS') ?? (isPublic(shopUrl) ? 'on' : 'off')) === 'on',
    metrics: readMetrics(text),
    backup: readBackup(text),
    files: readFiles(text),
    leastFreeInBytes: Number(text('DISK_FLOOR') ?? 256) * 1024 * 1024,
    brotliQuality: Number(text('BROTLI_QUALITY') ?? 11),
  }
}

function readFormer(text: (name: string) => string | null): Env['formerSecret'] {
  const secret = text('PAYLOAD_SECRET_BEFORE')
  return secret ? { secret, until: new Date(text('PAYLOAD_SECRET_BEFORE_UNTIL') ?? 0) } : null
}

function readMetrics(text: (name: string) => string | null): Env['metrics'] {
  const port = text('METRICS_PORT')
  const host = text('METRICS_LISTEN_ON') ?? '127.0.0.1'
  return port === null ? null : { host, port: Number(port) }
}

function readBackup(text: (name: string) => string | null): Env['backup'] {
  const folder = text('BACKUP_DIR')
  const keepDays = Number(text('BACKUP_KEEP_DAYS') ?? 30)
  return folder ? { folder: resolve(/* turbopackIgnore: true */ folder), keepDays } : null
}

function readFiles(text: (name: string) => string | null): Env['files'] {
  const given = text('FILES_URL')
  if (given === null) return null
  const { hostname: bucket, pathname, searchParams } = new URL(given)
  const folders = pathname.split('/').filter(Boolean)
  const endpoint = searchParams.get('endpoint')
  return {
    bucket,
    endpoint,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    // A store of another maker asks for none, and the protocol for one.
    region: searchParams.get('region') ?? (endpoint && 'us-east-1'),
    cacheInBytes: Number(text('FILES_CACHE_GB') ?? 10) * 1e9,
  }
}

function splitNames(list: string | null): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

/** The setup makes this file; a shop without it and without PAYLOAD_SECRET does not start. */
function readSecretFile(dataDir: string): string | null {
  const path = join(dataDir, 'secret')
  return (existsSync(path) && readFileSync(path, 'utf8').trim()) || null
}

export const env: Env = parseEnv(process.env)

/** How many times wider the limits per client are: for tests, whose visitors all ask from one address. */
export const clientLimitFactor = Number(process.env.CLIENT_LIMIT_FACTOR?.trim() || 1)

/** The build this server runs, as next.config.mjs defines it; the development server has none. */
export const build = {
  id: process.env.FOUNT_BUILD_ID ?? 'development',
  /** Milliseconds since 1970. */
  madeAt: Number(process.env.FOUNT_BUILT_AT ?? 0),
  /** The folder of the programs that work beside it. */
  programs: process.env.FOUNT_PROGRAMS ?? null,
}
