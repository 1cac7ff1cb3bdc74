import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SECRETS = ['.env', '.env.local', '.env.production', '.env.test.local', 'data/secret']
const SHARED = ['.env.example', 'README.md', 'src/env.ts', 'media/.gitkeep']

test('git ignores every file that holds secrets, and no example of one', () => {
  using clone = makeEmptyClone()

  expect(clone.ignoredOf([...SECRETS, ...SHARED])).toEqual(SECRETS)
})

/** A repository of its own: what its clone's owner ignores elsewhere does not count. */
function makeEmptyClone() {
  const folder = mkdtempSync(join(tmpdir(), 'fount-ignored-'))
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'core.excludesFile=', ...words], { cwd: folder, encoding: 'utf8' })
  git('init', '--quiet')
  copyFileSync('.gitignore', join(folder, '.gitignore'))
  return {
    ignoredOf: (files: string[]) =>
      git('check-ignore', ...files)
        .stdout.trim()
        .split('\n'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
