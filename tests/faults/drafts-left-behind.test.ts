import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env } from '@/env'
import { sweepDrafts } from '@/operations/data-folder'
import { listFiles } from '../support/shop/list-files'

const drafts = join(env.dataDir, 'fonts', 'drafts')

test('what a killed process left of its fonts goes an hour later; what is worked on stays', async () => {
  const now = Date.now()
  await aDraft('left.font', now - 61 * 60_000)
  await aStagingFolder('left', now - 2 * 3_600_000)
  await aDraft('working.font', now - 59 * 60_000)
  await aStagingFolder('working', now - 60_000)
  const before = await listFiles(join(env.dataDir, 'fonts'))
  await sweepDrafts(now)

  expect(await listFiles(drafts)).toEqual(['working.font', 'working/file.woff2'])
  expect(await listFiles(join(env.dataDir, 'fonts'))).toEqual(
    before.filter((file) => !file.startsWith('drafts/left')),
  )
})

test.each(['archives', 'mail'])(
  'what a killed process left in %s goes an hour later; what is finished or worked on stays',
  async (name) => {
    const now = Date.now()
    const folder = join(env.dataDir, name)
    await mkdir(folder, { recursive: true })
    await aFile(join(folder, 'left.draft'), now - 61 * 60_000)
    await aFile(join(folder, 'working.draft'), now - 59 * 60_000)
    await aFile(join(folder, 'finished'), now - 61 * 60_000)
    await sweepDrafts(now)

    expect(await listFiles(folder)).toEqual(['finished', 'working.draft'])
  },
)

async function aDraft(name: string, touchedAt: number): Promise<void> {
  await mkdir(drafts, { recursive: true })
  await aFile(join(drafts, name), touchedAt)
}

async function aFile(path: string, touchedAt: number): Promise<void> {
  await writeFile(path, 'half of it')
  await utimes(path, touchedAt / 1000, touchedAt / 1000)
}

async function aStagingFolder(name: string, touchedAt: number): Promise<void> {
  await mkdir(join(drafts, name), { recursive: true })
  await writeFile(join(drafts, name, 'file.woff2'), 'a file')
  await utimes(join(drafts, name), touchedAt / 1000, touchedAt / 1000)
}
