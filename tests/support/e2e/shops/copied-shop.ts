import type { ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { BUILD, copyData, serveCopy } from './serve-copy'

export type CopiedShop = {
  dataDir: string
  /** A process of the shop, with a page cache of its own; begun again, it finds its pages where it left them. */
  serve(name: string): Promise<{ address: string; stop(): Promise<void> }>
  close(): Promise<void>
}

/** A shop of this test alone: a copy of the data, and for each of its processes a copy of the build. */
export function copyShop(): CopiedShop {
  const { dataDir, remove } = copyData()
  const builds = new Set<string>()
  const running = new Set<ChildProcess>()

  return {
    dataDir,
    async serve(name) {
      // Next joins its folder to the project's: it must be named from there.
      const build = `${BUILD}-${name}-${process.pid}`
      if (!builds.has(build)) copyBuild(build)
      builds.add(build)
      const { address, child } = await serveCopy({ dataDir, build })
      running.add(child)
      const stop = async () => {
        running.delete(child)
        await endChild(child)
      }
      return { address, stop }
    },
    async close() {
      await Promise.all([...running].map((child) => endChild(child)))
      for (const folder of builds) rmSync(folder, { recursive: true, force: true })
      remove()
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
