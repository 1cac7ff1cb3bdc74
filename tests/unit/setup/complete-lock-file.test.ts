import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeLockFile, findMissing } from '@/setup/complete-lock-file.mjs'

const ROOT = { name: 'fount' }

test('the lock file has an entry for every optional package, on every system', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

  expect(findMissing(lock)).toEqual([])
})

test.each([
  ['a-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['a-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['a-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
  ['a-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@napi-rs/woff-build-wasm32-wasi', { cpu: ['wasm32'] }],
  ['sass', {}],
])('%s gets an entry without a hash, for its system alone', (name, system) => {
  const parent = { version: '1.0.0', optionalDependencies: { [name]: '1.0.0' } }
  const { packages } = completeLockFile({ packages: { '': ROOT, 'node_modules/a': parent } })

  expect(packages[`node_modules/${name}`]).toEqual({ version: '1.0.0', ...system, optional: true })
})

test('what only the tests need stays theirs', () => {
  const parent = { version: '1.0.0', dev: true, optionalDependencies: { 'a-darwin-x64': '1.0.0' } }
  const { packages } = completeLockFile({ packages: { '': ROOT, 'node_modules/a': parent } })

  expect(packages['node_modules/a-darwin-x64']).toMatchObject({ dev: true, optional: true })
})

test('an entry is looked for where Node looks for the package', () => {
  const parent = { optionalDependencies: { c: '1.0.0' } }
  const at = (path: string) =>
    findMissing({ packages: { 'node_modules/a/node_modules/b': parent, [path]: {} } })

  expect(at('node_modules/a/node_modules/b/node_modules/c')).toEqual([])
  expect(at('node_modules/a/node_modules/c')).toEqual([])
  expect(at('node_modules/c')).toEqual([])
  expect(at('node_modules/d/node_modules/c')).toHaveLength(1)
})
