import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { layOutBuild } from '@/setup/build/build-shop.mjs'

function folders() {
  const home = mkdtempSync(join(tmpdir(), 'fount-build-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const [compiled, buildDir] = [join(home, 'compiled'), join(home, 'build')]
  for (const folder of [compiled, buildDir]) mkdirSync(folder)
  writeFileSync(join(compiled, 'compiled-from'), 'newer')
  writeFileSync(join(compiled, 'page'), '')
  writeFileSync(join(buildDir, 'old'), '')
  return { compiled, buildDir }
}

test('the build of another image takes the place of what its volume holds', () => {
  const { compiled, buildDir } = folders()
  writeFileSync(join(buildDir, 'built-from'), JSON.stringify({ code: 'older' }))
  layOutBuild({ buildDir }, compiled)

  expect(readdirSync(buildDir)).toEqual(['compiled-from', 'page'])
})

test.each([
  ['rendered', 'built-from', JSON.stringify({ code: 'newer' })],
  ['compiled', 'compiled-from', 'newer'],
])('one that was %s of the same stays', (_, mark, text) => {
  const { compiled, buildDir } = folders()
  writeFileSync(join(buildDir, mark), text)
  layOutBuild({ buildDir }, compiled)

  expect(readdirSync(buildDir)).toEqual([mark, 'old'].toSorted())
})
