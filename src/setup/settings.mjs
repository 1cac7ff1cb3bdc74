import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveMemoryBack } from './processes/give-memory-back.mjs'
import { SetupFailed } from './setup-failed.mjs'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The few settings the commands need themselves, with the defaults of src/env.ts, which checks them all.
 * @param {Record<string, string | undefined>} source
 */
export function readSettings(source = process.env) {
  const text = (name) => source[name]?.trim() || null
  const dataDir = resolve(text('DATA_DIR') ?? 'data')
  const databaseUrl = text('DATABASE_URL') ?? `file:${join(dataDir, 'fount.db')}`
  const buildDir = text('NEXT_DIST_DIR') ?? '.next'
  const port = parsePort(text('PORT') ?? '3000')
  const shopUrl = text('SHOP_URL')

  return {
    dataDir,
    databaseFile: fileOf(databaseUrl),
    databaseUrl,
    buildDir,
    // Without an address it is a demo, and a demo is never given away in public.
    host: (shopUrl === null ? null : text('LISTEN_ON')) ?? hostFor(shopUrl),
    port,
    shopUrl,
    hasOwnSecret: text('PAYLOAD_SECRET') !== null,
    env: {
      ...giveMemoryBack,
      ...source,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      NEXT_DIST_DIR: buildDir,
      PORT: String(port),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/** What `.env` says counts unless the shell says otherwise. */
export function loadEnvFile(path = '.env') {
  if (existsSync(path)) process.loadEnvFile?.(path)
}

function parsePort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new SetupFailed(`PORT must be a number from 0 to 65535, not "${text}".`)
}

/** A demo takes no real money, so it must not be reachable from outside: it listens on loopback alone. */
function hostFor(shopUrl) {
  if (shopUrl === null || !URL.canParse(shopUrl)) return '127.0.0.1'
  return LOOPBACK.test(new URL(shopUrl).hostname) ? '127.0.0.1' : '0.0.0.0'
}

function fileOf(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) return null
  return databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : resolve(databaseUrl.slice('file:'.length))
}
