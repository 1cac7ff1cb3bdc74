import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FileIsLost, FilesAreAway } from '@/domain/request-error'
import { startS3Double } from '../../../support/files/s3-double'

vi.hoisted(() => {
  process.env.PAYLOAD_SECRET ||= 'a secret for tests alone'
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' })
})

const { FileStore } = await import('@/operations/files/stored-files')
const { ObjectStore } = await import('@/operations/files/object-store')

const s3 = await startS3Double()
afterAll(() => s3.stop())
beforeEach(() => {
  s3.objects.clear()
  s3.asked.length = 0
  s3.faults.length = 0
})

const quick = { requestInMs: 5000, pauseInMs: 100 }

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fount-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aServer() {
  return new FileStore(await aFolder(), new ObjectStore(s3.place, quick))
}

function nameOf(text: string): string {
  const sha256 = createHash('sha256').update(text).digest('hex')
  return `fonts/${sha256.slice(0, 2)}/${sha256}.otf`
}

async function store(server: InstanceType<typeof FileStore>, text: string): Promise<string> {
  const draft = join(server.folder, `draft-${text}`)
  await writeFile(draft, text)
  await server.put(nameOf(text), draft)
  return nameOf(text)
}

const gets = () => s3.asked.filter((one) => one.startsWith('GET of/fonts'))

test('what one server stores another reads, and one whose disk was emptied', async () => {
  const [first, second] = [await aServer(), await aServer()]
  const name = await store(first, 'Regular')
  await rm(first.localPath('fonts'), { recursive: true })

  expect(
    await Promise.all([first, second].map(async (one) => String(await one.read(name)))),
  ).toEqual(['Regular', 'Regular'])
  expect([...s3.objects.keys()]).toEqual([`of/${name}`])
  expect(await readdir(join(first.localPath(name), '..'))).toHaveLength(1)
})

test('what lies on the disk is not asked for, and what two ask for at once is fetched once', async () => {
  const [first, second] = [await aServer(), await aServer()]
  const name = await store(first, 'Bold')
  await first.read(name)
  expect(gets()).toEqual([])
  await Promise.all([second.path(name), second.path(name), second.path(name)])
  expect(gets()).toHaveLength(1)
})

test.each(['half', 'pause', 'busy', 'other'] as const)(
  'a body that comes wrong twice (%s) is fetched again',
  async (fault) => {
    const name = await store(await aServer(), 'Italic')
    s3.faults.push(fault, fault)
    expect(String(await (await aServer()).read(name))).toBe('Italic')
    expect(gets()).toHaveLength(3)
  },
)

test('bytes that the name does not fit are never delivered, and leave nothing behind', async () => {
  const name = await store(await aServer(), 'Black')
  s3.objects.set(`of/${name}`, Buffer.from('other bytes'))
  const server = await aServer()

  await expect(server.path(name)).rejects.toThrow(FileIsLost)
  expect(await readdir(join(server.localPath(name), '..'))).toEqual([])
})

test('an object that is gone is said in a sentence, and the others still come', async () => {
  const [first, second] = [await aServer(), await aServer()]
  const [gone, there] = [await store(first, 'Thin'), await store(first, 'Light')]
  s3.objects.delete(`of/${gone}`)

  await expect(second.path(gone)).rejects.toThrow('write to the foundry')
  expect([await second.has(gone), await second.has(there)]).toEqual([false, true])
  expect(String(await second.read(there))).toBe('Light')
})

test('a bucket that does not answer is a moment’s trouble; what the disk has is read', async () => {
  const away = await startS3Double()
  const server = new FileStore(await aFolder(), new ObjectStore(away.place, quick))
  const name = await store(server, 'Medium')
  await away.stop()

  expect(String(await server.read(name))).toBe('Medium')
  await expect(server.path(nameOf('another'))).rejects.toThrow(FilesAreAway)
  await expect(store(server, 'another')).rejects.toThrow(FilesAreAway)
  expect(await stat(server.localPath(nameOf('another'))).catch(() => null)).toBeNull()
})

test('bytes that a name does not fit are not stored', async () => {
  const server = await aServer()
  const draft = join(server.folder, 'draft')
  await writeFile(draft, 'half')
  await expect(server.put(nameOf('whole'), draft)).rejects.toThrow('others than its name says')
  expect([s3.objects.size, await server.has(nameOf('whole'))]).toEqual([0, false])
})

test('what is dropped is gone from both, an upload with all of its files', async () => {
  const server = await aServer()
  const name = await store(server, 'Heavy')
  const waiting = ['a', 'b', 'c'].map((text) => [nameOf(text).slice(9), text] as const)
  for (const [file, text] of waiting) {
    await writeFile(join(server.folder, 'draft'), text)
    await server.put(`uploads/one/${file}`, join(server.folder, 'draft'))
  }
  expect(await (await aServer()).listFolders('uploads')).toEqual(['one'])
  await server.drop(name)
  await server.dropFolder('uploads/one')

  expect([s3.objects.size, await server.has(name)]).toEqual([0, false])
  expect(await server.listFolders('uploads')).toEqual([])
})

test('a shop that gets a bucket brings its files there; above its limit the disk lets those go that were used longest ago', async () => {
  const folder = await aFolder()
  const alone = new FileStore(folder)
  const names = [await store(alone, 'one'), await store(alone, 'two'), await store(alone, 'six')]
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000)
  const age = () =>
    Promise.all(names.map((name, at) => utimes(alone.localPath(name), days(3 - at), days(9))))
  await age()
  const server = new FileStore(folder, new ObjectStore(s3.place, quick))
  const onDisk = () => Promise.all(names.map((name) => alone.has(name)))

  await server.tidy(6)
  expect([...s3.objects.keys()].toSorted()).toEqual(names.map((name) => `of/${name}`).toSorted())
  expect(await onDisk()).toEqual([true, true, true]) // the bucket has them from now on

  await age()
  await server.tidy(6)
  expect(await onDisk()).toEqual([false, true, true])
  expect(String(await server.read(names[0] ?? ''))).toBe('one')
})

test('without a bucket a file is where it always was, and nothing is asked', async () => {
  const alone = new FileStore(await aFolder())
  const name = await store(alone, 'Plain')
  expect(await readFile(join(alone.folder, name), 'utf8')).toBe('Plain')
  expect(await alone.path(nameOf('nowhere'))).toBe(join(alone.folder, nameOf('nowhere')))
  await alone.tidy(0)
  expect([await alone.has(name), s3.asked]).toEqual([true, []])
})
