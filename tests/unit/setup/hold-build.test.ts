import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdBuild, shareBuild } from '@/setup/build/hold-build.mjs'

function makeBuildDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fount-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, '.next')
}

test('several shops serve from one build, and nobody makes it anew under them', async () => {
  const buildDir = makeBuildDir()
  const servers = [await shareBuild(buildDir), await shareBuild(buildDir)]

  await expect(holdBuild(buildDir)).rejects.toThrow(
    /^Another shop serves from \.next, .+ NEXT_DIST_DIR=\.next-2 beside its DATA_DIR\.$/,
  )
  for (const server of servers) await server.release()
  await (await holdBuild(buildDir)).release()
})

test('no shop serves from a build that is being made', async () => {
  const buildDir = makeBuildDir()
  const builder = await holdBuild(buildDir)

  await expect(shareBuild(buildDir)).rejects.toThrow('.next is being made anew')
  await builder.release()
  await (await shareBuild(buildDir)).release()
})
