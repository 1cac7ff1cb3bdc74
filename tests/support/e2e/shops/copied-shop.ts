import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { JOURNEY_LOG } from '../../../../src/setup/checks/journey-log.mjs'
import { testEnvironment } from '../../../../src/setup/checks/test-environment.mjs'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import { serveShop } from '../../../../src/setup/processes/serve-shop.mjs'
import { readSettings } from '../../../../src/setup/settings/read-settings.mjs'

const BUILD = process.env.FOUNT_TEST_BUILD ?? '.next-test'
const MODEL = process.env.FOUNT_TEST_MODEL ?? 'data/test/model'

export type CopiedShop = {
  dataDir: string
  /** A process of the shop, with a page cache of its own; begun again, it finds its pages where it left them. */
  serve(name: string): Promise<{ address: string; stop(): Promise<void> }>
  close(): Promise<void>
}

/** A shop of this test alone: a copy of the data, and for each of its processes a copy of the build. */
export function copyShop(): CopiedShop {
  const dataDir = mkdtempSync(join(tmpdir(), 'fount-'))
  const builds = new Set<string>()
  const running = new Set<ChildProcess>()
  cpSync(MODEL, dataDir, { recursive: true })

  return {
    dataDir,
    async serve(name) {
      // Next joins its folder to the project's: it must be named from there.
      const build = `${BUILD}-${name}-${process.pid}`
      if (!builds.has(build)) copyBuild(build)
      builds.add(build)
      const settings = testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: build })
      const port = String(await findFreePort())
      const { address, child } = await serveShop(readSettings({ ...settings, PORT: port }), {
        log: JOURNEY_LOG,
      })
      running.add(child)
      const stop = async () => {
        running.delete(child)
        await endChild(child)
      }
      return { address, stop }
    },
    async close() {
      await Promise.all([...running].map((child) => endChild(child)))
      for (const folder of [dataDir, ...builds]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** With the pages as they were built, whatever the shop of the run made of its own. */
function copyBuild(target: string): void {
  const left = ['cache', 'pages-as-built', 'server/app', 'server/route-cache']
  cpSync(BUILD, target, {
    recursive: true,
    filter: (path) => !left.includes(relative(BUILD, path)),
  })
  cpSync(join(BUILD, 'pages-as-built'), join(target, 'server/app'), { recursive: true })
}
