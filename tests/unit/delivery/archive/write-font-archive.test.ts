import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFontArchive } from '@/delivery/archive/write-font-archive'
import { planArchive } from '@/delivery/archive/plan-archive'
import { anArchiveRequest, aStyle, REGULAR_PATH } from './archive-request'
import { readZip } from './read-zip'

test('the archive holds what was planned, byte for byte', async () => {
  const { path } = await aFolder()
  await writeFontArchive(planArchive(anArchiveRequest()), path)
  const entries = await readZip(path)
  const font = await readFile(REGULAR_PATH)

  expect(entries.map(({ name, packed }) => [name, packed])).toEqual([
    ['Alegreya/Desktop/Alegreya-Regular.ttf', true],
    ['Alegreya/Web/Alegreya-Regular.woff2', false],
    ['Alegreya/Web/Alegreya-Regular.woff', false],
    ['Alegreya/Web/Alegreya.css', true],
    ['Alegreya/Licence KX-7Q4M-RT.pdf', true],
    ['Alegreya/EULA Desktop 1.2.pdf', true],
    ['Alegreya/README.txt', true],
  ])
  expect(entries.slice(0, 3).map(({ bytes }) => bytes.equals(font))).toEqual([true, true, true])
  expect(entries[4]?.bytes).toEqual(Buffer.from('%PDF licence'))
})

test('it answers the size and the hash of what it wrote', async () => {
  const { path } = await aFolder()
  const written = await writeFontArchive(planArchive(anArchiveRequest()), path)
  const bytes = await readFile(path)

  expect(written).toEqual({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sizeInBytes: bytes.length,
  })
})

test('written twice, it is the same archive', async () => {
  const { path } = await aFolder()
  const plan = planArchive(anArchiveRequest())

  expect(await writeFontArchive(plan, path)).toEqual(await writeFontArchive(plan, path))
})

test('a font that is gone leaves no archive and no trace', async () => {
  const { folder, path } = await aFolder()
  const file = { path: join(folder, 'gone.ttf'), fileName: 'gone.ttf', format: 'TTF' as const }
  const plan = planArchive(anArchiveRequest({ styles: [aStyle({ files: [file] })] }))

  await expect(writeFontArchive(plan, path)).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual([])
})

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'fount-archive-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, path: join(folder, 'fonts.zip') }
}
