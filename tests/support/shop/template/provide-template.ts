import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { cacheTemplate, SEED_SOURCES } from '../../../../src/setup/checks/cache-template.mjs'
import { shopSettings } from '../shop-settings'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** The folder of this run: each test file has its shop in it. */
    runFolder: string
    /** The data of the seeded shop. */
    template: string
  }
}

/**
 * The editor's packages choose their build by awaiting it as they load, each the others', and one load in five never ends
 * (Node 20). Named by a condition, the build is found without waiting.
 */
const LOADING = ['--conditions=production']

const KEPT = resolve('data/test/small-model')
const SOURCES = [
  ...SEED_SOURCES,
  ...['empty-database.ts', 'seed-template.ts', 'shop-settings.ts', 'small-catalogue.ts'].map(
    (name) => join('tests/support/shop', name),
  ),
]

/** The data of one small shop, seeded for test files to copy. On SQLite it stays between runs; a MongoDB server is new in each. */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await mkdtemp(join(tmpdir(), 'fount-run-'))
  const remove = () => rm(runFolder, { recursive: true, force: true })
  const isKept = !process.env.DATABASE_URL?.startsWith('mongodb')
  const template = isKept ? KEPT : join(runFolder, 'template')
  try {
    if (isKept) await cacheTemplate({ folder: KEPT, sources: SOURCES, make: seed })
    else await seed(template)
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('runFolder', runFolder)
  project.provide('template', template)
  return remove
}

async function seed(folder: string): Promise<void> {
  const settings = shopSettings({ runFolder: dirname(folder), name: basename(folder) })
  await mkdir(folder)
  await promisify(execFile)(
    process.execPath,
    [
      ...LOADING,
      'src/setup/run-payload.mjs',
      'run',
      'tests/support/shop/template/seed-template.ts',
    ],
    { env: { ...process.env, ...settings }, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 },
  )
}
