import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { shopSettings } from './shop-settings'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    /** The folder of this run; `template` in it is the data of the seeded shop. */
    runFolder: string
  }
}

/** Seeds one small shop for the whole run. Its data go when the run ends. */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await mkdtemp(join(tmpdir(), 'fount-run-'))
  const remove = () => rm(runFolder, { recursive: true, force: true })
  try {
    await seedWith(shopSettings({ runFolder, name: 'template' }))
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('runFolder', runFolder)
  return remove
}

/** The environment is the template's while it is seeded, and then again what it was: the tests inherit it. */
async function seedWith(settings: ReturnType<typeof shopSettings>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, settings)
  await mkdir(settings.DATA_DIR)
  try {
    const { seedTemplate } = await import('./seed-template')
    await seedTemplate()
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name]
    Object.assign(process.env, before)
  }
}
