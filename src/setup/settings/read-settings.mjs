import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveMemoryBack } from '../processes/give-memory-back.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { findSettingErrors } from './check-settings.mjs'
import { isPublic, mediaDirOf, settingsOf } from './settings-of.mjs'

/**
 * The few settings the commands need themselves, with the defaults of src/env.ts. All are checked: nothing is done with wrong ones.
 * @param {Record<string, string | undefined>} source
 */
export function readSettings(source = process.env) {
  const errors = findSettingErrors(source)
  if (errors.length > 0) throw new SetupFailed(['The shop cannot start:', ...errors].join('\n  '))

  const text = settingsOf(source)
  const dataDir = resolve(text('DATA_DIR') ?? 'data')
  const databaseUrl = text('DATABASE_URL') ?? `file:${join(dataDir, 'fount.db')}`
  const buildDir = text('NEXT_DIST_DIR') ?? '.next'
  const port = Number(text('PORT') ?? 3000)
  const shopUrl = text('SHOP_URL')

  return {
    dataDir,
    mediaDir: mediaDirOf(dataDir),
    databaseFile: fileOf(databaseUrl),
    databaseUrl,
    buildDir,
    // Without an address it is a demo, and a demo is never given away in public.
    host:
      (shopUrl === null ? null : text('LISTEN_ON')) ??
      (isPublic(shopUrl) ? '0.0.0.0' : '127.0.0.1'),
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

/**
 * The file of a SQLite database; null for a server's.
 * @param {string} databaseUrl
 */
export function fileOf(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) return null
  return databaseUrl.startsWith('file://')
    ? fileURLToPath(databaseUrl)
    : resolve(databaseUrl.slice('file:'.length))
}
