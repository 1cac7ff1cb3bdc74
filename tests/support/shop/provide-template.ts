import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { shopSettings } from './shop-settings'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** The folder of this run; `template` in it is the data of the seeded shop. */
    runFolder: string
  }
}

/**
 * The editor's packages choose their build by awaiting it as they load, each the others', and one load in five never ends
 * (Node 20). Named by a condition, the build is found without waiting.
 */
const LOADING = ['--conditions=production']

/** Seeds one small shop for the whole run. Its data go when the run ends. */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await mkdtemp(join(tmpdir(), 'fount-run-'))
  const remove = () => rm(runFolder, { recursive: true, force: true })
  const settings = shopSettings({ runFolder, name: 'template' })
  await mkdir(settings.DATA_DIR)
  try {
    await promisify(execFile)(
      process.execPath,
      [...LOADING, 'src/setup/run-payload.mjs', 'run', 'tests/support/shop/seed-template.ts'],
      { env: { ...process.env, ...settings }, maxBuffer: 64 * 1024 * 1024, timeout: 240_000 },
    )
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('runFolder', runFolder)
  return remove
}
