import { basename, join } from 'node:path'

/** What a tester's own settings must never reach the shop with. Empty, not absent: what is absent is read from `.env`. */
const NOTHING_ELSE = {
  CLIENT_LIMIT_FACTOR: '',
  FILES_URL: '',
  PORT: '',
  SHOP_URL: '',
  SMTP_URL: '',
  STRIPE_API_BASE: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  VIES_URL: '',
}

/** The environment of one shop of a run: data, secret and database of its own. */
export function shopSettings({ runFolder, name }: { runFolder: string; name: string }) {
  const dataDir = join(runFolder, name)
  return {
    ...NOTHING_ELSE,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseFor(`${basename(runFolder)}-${name}`, dataDir),
    PAYLOAD_SECRET: 'a secret for tests alone, the same for every shop of a run',
    BROTLI_QUALITY: '5',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  }
}

/** Beside a MongoDB server each shop has a database of its own there; else a file in its folder. */
function databaseFor(name: string, dataDir: string): string {
  const given = process.env.DATABASE_URL ?? ''
  if (!given.startsWith('mongodb')) return `file:${join(dataDir, 'fount.db')}`
  const server = new URL(given)
  server.pathname = `/${name}`
  return server.href
}
