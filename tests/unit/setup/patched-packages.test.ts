import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Lock = { packages: Record<string, { version?: string }> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

/** The releases that closed what others were broken into by: injection through a question, a way past the proxy. */
const MENDED_IN = {
  payload: '3.90.0',
  '@payloadcms/db-mongodb': '3.90.0',
  '@payloadcms/db-sqlite': '3.90.0',
  '@payloadcms/next': '3.90.0',
  '@payloadcms/richtext-lexical': '3.90.0',
  next: '16.4.1',
}

test.each(Object.entries(MENDED_IN))(
  '%s is no older than the release that mended its holes',
  (name, mended) => {
    const versions = Object.entries(packages)
      .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
      .map(([, { version = '' }]) => version)

    expect(versions).not.toEqual([])
    expect(versions.filter((version) => compare(version, mended) < 0)).toEqual([])
  },
)

function compare(version: string, other: string): number {
  return version.localeCompare(other, 'en', { numeric: true })
}
