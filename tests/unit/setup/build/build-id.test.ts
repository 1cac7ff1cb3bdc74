import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBuildId } from '../../../../src/setup/build/build-id.mjs'

/** A shop's sources in a folder of their own. */
function aClone(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fount-sources-'))
  mkdirSync(join(folder, 'src/seed'), { recursive: true })
  const files = { 'src/shop.ts': 'open()', 'src/seed/seed.ts': 'sow()', 'package-lock.json': '{}' }
  for (const [name, text] of Object.entries({ ...files, ...changes })) {
    writeFileSync(join(folder, name), text)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

function idWith(changes?: Record<string, string>): string {
  using clone = aClone(changes)
  return makeBuildId(clone.folder)
}

test('the same sources and lock file make the same id, wherever they lie', () => {
  expect(idWith()).toMatch(/^[0-9b-g]{16}$/)
  expect(idWith()).toBe(idWith())
})

test.each([
  ['a source', { 'src/shop.ts': 'close()' }],
  ['a new source', { 'src/window.ts': 'look()' }],
  ['the lock file', { 'package-lock.json': '{ "next": 17 }' }],
])('%s that changes makes another id', (_, changes) => {
  expect(idWith(changes)).not.toBe(idWith())
})

test('what is not built makes no new deployment', () => {
  expect(idWith({ 'src/seed/seed.ts': 'reap()', 'README.md': 'new' })).toBe(idWith())
})
