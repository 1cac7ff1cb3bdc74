import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Where the provider's own mock is installed: named by STRIPE_MOCK, on the PATH, or Go's home. */
export function findStripeMock(): string | null {
  const { STRIPE_MOCK: named, PATH = '' } = process.env
  if (named) return existsSync(named) ? named : null

  const folders = [...PATH.split(delimiter), join(goHome(), 'bin')].filter(Boolean)
  return folders.map((folder) => join(folder, 'stripe-mock')).find(existsSync) ?? null
}

/** The published description of the API that comes with the mock's source. */
export function findOpenSpec(): string | null {
  const stripe = join(process.env.GOMODCACHE ?? join(goHome(), 'pkg', 'mod'), 'github.com/stripe')
  const versions = existsSync(stripe) ? readdirSync(stripe) : []
  const newest = versions
    .filter((name) => name.startsWith('stripe-mock@'))
    .sort(byNumber)
    .at(-1)
  const spec = join(stripe, newest ?? '', 'embedded', 'openapi', 'spec3.json')
  return newest && existsSync(spec) ? spec : null
}

function goHome(): string {
  return process.env.GOPATH ?? join(homedir(), 'go')
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
