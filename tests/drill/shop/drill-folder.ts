import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'

const MODEL = 'data/test/model'
const FOLDER = resolve('data/drill')
const ROOM_IN_MB = 4096

export type DrillFolder = {
  dataDir: string
  /** What the system keeps its temporary files in, for the shop. */
  tempDir: string
  logFile: string
  /** Leaves so many bytes free; false where it cannot. */
  fill(bytesLeft: number): boolean
  empty(): void
  remove(): void
}

/**
 * Where a shop is seeded, or a copy of the seeded one; on a disk of its own where one may be mounted, which needs root: only
 * such a one can be made full.
 */
export function makeDrillFolder({ isSeeded }: { isSeeded: boolean }): DrillFolder {
  const disk = `${FOLDER}/disk`
  run('umount', '--lazy', disk)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(disk, { recursive: true })
  const hasDisk = run('mount', '-t', 'tmpfs', '-o', `size=${ROOM_IN_MB}m`, 'tmpfs', disk)
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, disk)
  const [dataDir, tempDir] = [`${disk}/shop`, `${disk}/temp`]
  if (isSeeded) cpSync(MODEL, dataDir, { recursive: true })
  else copySecret(dataDir)
  mkdirSync(tempDir)

  return {
    dataDir,
    tempDir,
    logFile: `${FOLDER}/server.log`,
    fill(bytesLeft) {
      if (!hasDisk) return false
      const { blocks, bfree, bsize } = statfsSync(disk)
      return resize(String((blocks - bfree) * bsize + bytesLeft))
    },
    empty: () => void resize(`${ROOM_IN_MB}m`),
    remove() {
      run('umount', '--lazy', disk)
      rmSync(disk, { recursive: true, force: true })
    },
  }
}

function copySecret(dataDir: string): void {
  mkdirSync(dataDir)
  cpSync(`${MODEL}/secret`, `${dataDir}/secret`)
}

function run(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0
}
