import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findTrackedSecrets } from '@/setup/settings/tracked-secrets.mjs'

const SECRET = 'Zk3u9xQw7Lr2Vb8nTy5Hs1Dg'
const KEY = 'sk_live_51AbCdEfGhIjKlMnOp'
const PASSWORD = 'tr0ub4dor&more'
const SETTINGS = {
  PAYLOAD_SECRET: SECRET,
  STRIPE_SECRET_KEY: KEY,
  SMTP_URL: `smtps://shop:${encodeURIComponent(PASSWORD)}@mail.example`,
  SHOP_URL: 'https://shop.example',
}

test('what git ignores is no finding', () => {
  using clone = makeClone({ '.gitignore': '.env\n', '.env': `PAYLOAD_SECRET=${SECRET}` })
  expect(findTrackedSecrets(SETTINGS, clone.folder)).toEqual([])
})

test('a file of settings that git tracks is told, whatever it is called and holds', () => {
  using clone = makeClone({ '.env': '', '.env.production': '', '.env.example': '' })
  expect(findTrackedSecrets(SETTINGS, clone.folder)).toEqual(['.env', '.env.production'])
})

test('so is every tracked file that holds a secret of now', () => {
  using clone = makeClone({
    'docker-compose.yml': `environment:\n  STRIPE_SECRET_KEY: ${KEY}\n`,
    'notes/deploy.md': `mail: ${SETTINGS.SMTP_URL}\n`,
    'notes/password.txt': PASSWORD,
    'README.md': SETTINGS.SHOP_URL,
    'data/secret': `${SECRET}\n`,
  })
  expect(findTrackedSecrets(SETTINGS, clone.folder)).toEqual([
    'data/secret',
    'docker-compose.yml',
    'notes/deploy.md',
    'notes/password.txt',
  ])
})

test('a folder that git does not know has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fount-no-git-'))
  writeFileSync(join(folder, '.env'), SECRET)
  expect(findTrackedSecrets(SETTINGS, folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

/** A repository with these files, all tracked but those it ignores. */
function makeClone(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'fount-tracked-'))
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'core.excludesFile=', ...words], { cwd: folder })
  git('init', '--quiet')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  git('add', '.')
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}
