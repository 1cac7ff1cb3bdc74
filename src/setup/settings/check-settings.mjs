import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { checkKeys } from './check-keys.mjs'
import { checkSecret } from './check-secret.mjs'
import { isPublic, settingsOf } from './settings-of.mjs'

const STRIPE_API = 'https://api.stripe.com'
const NAMED_NETWORKS = ['linklocal', 'loopback', 'uniquelocal']
const NEEDED_IN_PUBLIC = [
  'PAYLOAD_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
]

/**
 * Every error of the settings at once, each by its name. It needs no package: the commands ask before anything is installed,
 * removed or built, and src/env.ts asks again.
 * @param {Record<string, string | undefined>} source
 * @returns {string[]}
 */
export function findSettingErrors(source) {
  const text = settingsOf(source)
  return [
    ...checkShopUrl(text('SHOP_URL')),
    ...(isPublic(text('SHOP_URL')) ? checkPublic(text) : []),
    ...checkSecret(text),
    ...checkKeys(text),
    ...checkMail(text('SMTP_URL')),
    ...checkAsked('VIES_URL', VIES, text),
    ...checkAsked('RATES_URL', RATES, text),
    ...checkNumber('PORT', { value: text('PORT'), most: 65535 }),
    ...checkDatabaseUrl(text('DATABASE_URL')),
    ...checkRole(text('ROLE'), text('DATABASE_URL')),
    ...checkFolder('DATA_DIR', text('DATA_DIR')),
    ...checkBucket(text),
    ...checkNumber('FILES_CACHE_GB', { value: text('FILES_CACHE_GB'), most: 1e6 }),
    ...checkFolder('BACKUP_DIR', text('BACKUP_DIR')),
    ...checkNumber('BACKUP_KEEP_DAYS', { value: text('BACKUP_KEEP_DAYS'), least: 1, most: 36500 }),
    ...checkProxies(text('TRUSTED_PROXY')),
    ...checkWord('LOG_REQUESTS', text('LOG_REQUESTS')),
    ...checkNumber('METRICS_PORT', { value: text('METRICS_PORT'), least: 1, most: 65535 }),
    ...checkNumber('DISK_FLOOR', { value: text('DISK_FLOOR'), most: 1e9 }),
    ...checkNumber('CLIENT_LIMIT_FACTOR', {
      value: text('CLIENT_LIMIT_FACTOR'),
      least: 1,
      most: 1e6,
    }),
    ...checkNumber('BROTLI_QUALITY', { value: text('BROTLI_QUALITY'), most: 11 }),
  ]
}

function checkShopUrl(value) {
  if (value === null) return []
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return []
  return [`SHOP_URL must be an http or https address, not "${value}".`]
}

function checkPublic(text) {
  const errors = NEEDED_IN_PUBLIC.filter((name) => text(name) === null).map(
    (name) => `${name} is missing; a shop at a public SHOP_URL needs it.`,
  )
  if (text('CLIENT_LIMIT_FACTOR') !== null)
    errors.push('CLIENT_LIMIT_FACTOR must be left out at a public SHOP_URL: it is for tests.')
  const base = text('STRIPE_API_BASE')
  if (base !== null && (!URL.canParse(base) || new URL(base).origin !== STRIPE_API))
    errors.push(`STRIPE_API_BASE must be left out at a public SHOP_URL, or be ${STRIPE_API}.`)
  return errors
}

/** What it says is not repeated: a password may stand in it. */
function checkMail(value) {
  if (value === null) return []
  const isServer = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)
  if (isServer && new URL(value).hostname !== '') return []
  return ['SMTP_URL must be the address of a mail server, as smtp://mail.example:587.']
}

const VIES = 'VIES, as https://ec.europa.eu/taxation_customs/vies/rest-api'
const RATES = 'exchange rates, as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** Whoever can change these answers buys without tax, or has it told wrong: a public shop asks over https. */
function checkAsked(name, what, text) {
  const value = text(name)
  if (value === null) return []
  const protocols = isPublic(text('SHOP_URL')) ? ['https:'] : ['http:', 'https:']
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return []
  return [`${name} must be the address of ${what}.`]
}

function checkNumber(name, { value, least = 0, most }) {
  const number = Number(value ?? least)
  if (Number.isInteger(number) && number >= least && number <= most) return []
  return [`${name} must be a number from ${least} to ${most}, not "${value}".`]
}

function checkWord(name, value) {
  if (value === null || value === 'on' || value === 'off') return []
  return [`${name} must be on or off, not "${value}".`]
}

function checkDatabaseUrl(value) {
  if (value === null || /^(file:.|mongodb(\+srv)?:\/\/[^/?#])/.test(value)) return []
  return ['DATABASE_URL must begin with file: (SQLite) or mongodb:// (MongoDB).']
}

function checkRole(value, databaseUrl) {
  if (value === null || value === 'both') return []
  if (value !== 'web' && value !== 'work')
    return [`ROLE must be web, work or both, not "${value}".`]
  if (databaseUrl?.startsWith('mongodb')) return []
  return [`ROLE=${value} needs a DATABASE_URL of MongoDB: on SQLite one process does both.`]
}

const FILES = 's3://bucket/folder?endpoint=https://s3.example&region=eu-central-1'

/** What it says is not repeated: a key may stand in it. */
function checkBucket(text) {
  const value = text('FILES_URL')
  if (value === null) return []
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 's3:' || url.hostname === '' || url.port !== '')
    return [`FILES_URL must be the address of a bucket, as ${FILES}.`]
  if (url.username !== '' || url.password !== '')
    return ['FILES_URL must have no key in it: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are.']
  if ([...url.searchParams.keys()].some((key) => key !== 'endpoint' && key !== 'region'))
    return [`FILES_URL knows endpoint and region alone, as ${FILES}.`]
  const endpoint = url.searchParams.get('endpoint') ?? 'https://s3.example'
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    return ['The endpoint of FILES_URL must be an http or https address.']
  const [missing, ...others] = AWS_KEYS.filter((key) => text(key) === null)
  return missing && others.length === 0
    ? [`${missing} is missing: the two AWS keys go together.`]
    : []
}

const AWS_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

function checkFolder(name, path) {
  if (path === null || !existsSync(path) || statSync(path).isDirectory()) return []
  return [`${name} must be a folder; ${path} is none.`]
}

function checkProxies(value) {
  const names = (value ?? '').split(',').map((name) => name.trim())
  const wrong = names.filter((name) => name && !NAMED_NETWORKS.includes(name) && !isNetwork(name))
  if (wrong.length === 0) return []
  const examples = '10.0.0.7, 192.168.0.0/16 or loopback'
  return [
    `TRUSTED_PROXY must list addresses or subnets, as ${examples}, not "${wrong.join(', ')}".`,
  ]
}

/** An address, or one with the length of its prefix. */
function isNetwork(name) {
  const [address = '', prefix, rest] = name.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest !== undefined) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
  )
}
