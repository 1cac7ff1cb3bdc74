import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** Every environment variable, parsed once. Nobody else reads `process.env`. */
export type Env = {
  /** The shop's public URL; null: a demo on this machine. */
  shopUrl: URL | null
  port: number
  dataDir: string
  /** The folder of the build. */
  buildDir: string
  databaseUrl: string
  secret: string
  stripe: {
    secretKey: string | null
    publishableKey: string | null
    webhookSecret: string | null
    apiBase: string | null
  }
  smtpUrl: string | null
  /** Hops whose word for who asks is believed: addresses, subnets, `loopback`, `linklocal`, `uniquelocal`. */
  trustedProxies: string[]
  /** True when SHOP_URL names a host that is not loopback: then no secret or key has a default. */
  production: boolean
  /** Brotli quality of derived WOFF2 files; 11 outside tests. */
  brotliQuality: number
}

export class EnvironmentIsWrong extends Error {
  constructor(readonly errors: string[]) {
    super(`The shop cannot start:\n${errors.map((error) => `  ${error}`).join('\n')}`)
    this.name = 'EnvironmentIsWrong'
  }
}

type Source = Record<string, string | undefined>

const STRIPE_API = 'https://api.stripe.com'
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Reads and checks a whole environment; names every error at once. */
export function parseEnv(source: Source): Env {
  const errors: string[] = []
  const text = (name: string) => source[name]?.trim() || null
  const shopUrl = parseShopUrl(text('SHOP_URL'), errors)
  const production = shopUrl !== null && !LOOPBACK.test(shopUrl.hostname)
  const dataDir = resolve(/* turbopackIgnore: true */ text('DATA_DIR') ?? 'data')
  const stripe = {
    secretKey: text('STRIPE_SECRET_KEY'),
    publishableKey: text('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
    apiBase: text('STRIPE_API_BASE'),
  }

  if (production) errors.push(...productionErrors(text))
  if (stripe.secretKey && !stripe.publishableKey)
    errors.push('STRIPE_PUBLISHABLE_KEY is missing; STRIPE_SECRET_KEY needs it beside it.')

  const env: Env = {
    shopUrl,
    port: parsePort(text('PORT'), errors),
    dataDir,
    buildDir: resolve(/* turbopackIgnore: true */ text('NEXT_DIST_DIR') ?? '.next'),
    databaseUrl: parseDatabaseUrl(text('DATABASE_URL'), dataDir, errors),
    secret: text('PAYLOAD_SECRET') ?? readSecretFile(dataDir, errors),
    stripe,
    smtpUrl: text('SMTP_URL'),
    trustedProxies: parseProxies(text('TRUSTED_PROXY'), errors),
    production,
    brotliQuality: parseQuality(text('BROTLI_QUALITY'), errors),
  }
  if (errors.length > 0) throw new EnvironmentIsWrong(errors)
  return env
}

function parseShopUrl(value: string | null, errors: string[]): URL | null {
  if (value === null) return null
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value)
  errors.push(`SHOP_URL must be an http or https address, not "${value}".`)
  return null
}

function productionErrors(text: (name: string) => string | null): string[] {
  const needed = [
    'PAYLOAD_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
  ]
  const errors = needed
    .filter((name) => text(name) === null)
    .map((name) => `${name} is missing; a shop at a public SHOP_URL needs it.`)
  const base = text('STRIPE_API_BASE')
  if (base !== null && (!URL.canParse(base) || new URL(base).origin !== STRIPE_API))
    errors.push(`STRIPE_API_BASE must be left out at a public SHOP_URL, or be ${STRIPE_API}.`)
  return errors
}

function parsePort(value: string | null, errors: string[]): number {
  const port = Number(value ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    errors.push(`PORT must be a number from 0 to 65535, not "${value}".`)
  return port
}

function parseQuality(value: string | null, errors: string[]): number {
  const quality = Number(value ?? 11)
  if (!Number.isInteger(quality) || quality < 0 || quality > 11)
    errors.push(`BROTLI_QUALITY must be a number from 0 to 11, not "${value}".`)
  return quality
}

function parseDatabaseUrl(value: string | null, dataDir: string, errors: string[]): string {
  const url = value ?? `file:${join(dataDir, 'fount.db')}`
  if (!/^(file:|mongodb(\+srv)?:\/\/)/.test(url))
    errors.push('DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB).')
  return url
}

const NAMED_NETWORKS = ['linklocal', 'loopback', 'uniquelocal']

function parseProxies(value: string | null, errors: string[]): string[] {
  const names = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const wrong = names.filter((name) => !NAMED_NETWORKS.includes(name) && !isNetwork(name))
  if (wrong.length > 0) {
    const examples = '10.0.0.7, 192.168.0.0/16 or loopback'
    errors.push(
      `TRUSTED_PROXY must list addresses or subnets, as ${examples}, not "${wrong.join(', ')}".`,
    )
  }
  return names
}

/** An address, or one with the length of its prefix. */
function isNetwork(name: string): boolean {
  const [address = '', prefix, rest] = name.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest !== undefined) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
  )
}

/** The setup makes this file; a shop without it and without PAYLOAD_SECRET does not start. */
function readSecretFile(dataDir: string, errors: string[]): string {
  const path = join(dataDir, 'secret')
  const secret = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (secret !== '') return secret
  errors.push('PAYLOAD_SECRET is missing. Set it, or run `npm start`, which makes one.')
  return ''
}

export const env: Env = parseEnv(process.env)

/** The build this server runs, as next.config.mjs defines it; the development server has none. */
export const build = {
  id: process.env.FOUNT_BUILD_ID ?? 'development',
  /** Milliseconds since 1970. */
  madeAt: Number(process.env.FOUNT_BUILT_AT ?? 0),
  /** The program of its font workers. */
  fontWorker: process.env.FOUNT_FONT_WORKER ?? null,
}
