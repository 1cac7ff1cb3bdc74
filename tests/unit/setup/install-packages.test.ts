import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packagesAreInstalled } from '@/setup/install-packages.mjs'

const wanted = { '': {}, 'node_modules/next': { version: '16.4.6' } }

test.each([
  {
    state: 'every package is there',
    installed: { 'node_modules/next': { version: '16.4.6' } },
    is: true,
  },
  {
    state: 'a package is older',
    installed: { 'node_modules/next': { version: '16.4.5' } },
    is: false,
  },
  { state: 'a package is missing', installed: {}, is: false },
])('$state: installed is $is', ({ installed, is }) => {
  using folder = withLockFiles({ wanted, installed })

  expect(packagesAreInstalled(folder)).toBe(is)
})

test('a package for another system may be missing', () => {
  const optional = { 'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true } }
  using folder = withLockFiles({ wanted: optional, installed: {} })

  expect(packagesAreInstalled(folder)).toBe(true)
})

test('what only the tests need may be missing until they run', () => {
  const tests = { 'node_modules/vitest': { version: '4.1.12', dev: true } }
  using folder = withLockFiles({ wanted: { ...wanted, ...tests }, installed: wanted })

  expect(packagesAreInstalled(folder)).toBe(true)
  expect(packagesAreInstalled({ ...folder, withTests: true })).toBe(false)
})

test('an install that was interrupted is done again', () => {
  using folder = withLockFiles({ wanted, installed: wanted })
  rmSync(folder.installed)

  expect(packagesAreInstalled(folder)).toBe(false)
})

function withLockFiles({ wanted, installed }: { wanted: object; installed: object }) {
  const folder = mkdtempSync(join(tmpdir(), 'fount-lock-'))
  const files = { lockFile: join(folder, 'wanted.json'), installed: join(folder, 'installed.json') }
  writeFileSync(files.lockFile, JSON.stringify({ packages: wanted }))
  writeFileSync(files.installed, JSON.stringify({ packages: installed }))
  return { ...files, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
