/** Every file of what was dropped, those of its folders too. Call it while the drop is handled: the list is empty afterwards. */
export async function filesOfDrop(items: DataTransferItemList): Promise<File[]> {
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const found = await Promise.all(
    dropped.map((one) => (one instanceof File ? [one] : filesOfEntry(one))),
  )
  return found.flat()
}

/** What is worth sending: without what a Mac or a Windows puts beside the files, and with archives opened. */
export async function filesToSend(files: readonly File[]): Promise<File[]> {
  const opened = await Promise.all(files.filter(isMeant).map(openArchive))
  return opened.flat().filter(isMeant)
}

async function filesOfEntry(entry: FileSystemEntry | null): Promise<File[]> {
  if (!entry || !isMeant(entry)) return []
  if (isFile(entry)) {
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  }
  const entries = await entriesOf((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(entries.map(filesOfEntry))).flat()
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

/** A reader gives a hundred at a time, and none at the end. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  )
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))]
}

const BESIDE = /^(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i

function isMeant({ name }: { name: string }): boolean {
  return !BESIDE.test(name)
}

/** One that cannot be opened is sent as it is: the shop says what it is. */
async function openArchive(file: File): Promise<File[]> {
  if (!/\.zip$/i.test(file.name)) return [file]
  const files = await readArchive(file, {
    isWanted: (path) => path.split('/').every((name) => isMeant({ name })),
  }).catch(() => null)
  return files && files.length > 0 ? files : [file]
}

type Entry = { path: string; method: number; start: number; packedSize: number; size: number }

/** More than any family holds: an archive that claims it is not unpacked. */
const MOST_FILES = 1000
const MOST_BYTES = 1024 ** 3

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const LONGEST_END = 22 + 0xffff
const STORED = 0
const DEFLATED = 8

type Options = { isWanted: (path: string) => boolean }

/** The files of a ZIP, by the names they have within their folders. Rejects what is encrypted, damaged or larger than can be meant. */
async function readArchive(archive: Blob, { isWanted }: Options): Promise<File[]> {
  const entries = (await listEntries(archive)).filter(
    ({ path }) => !path.endsWith('/') && isWanted(path),
  )
  const bytes = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length > MOST_FILES || bytes > MOST_BYTES) throw new ArchiveIsUnreadable()
  const files: File[] = []
  for (const entry of entries) files.push(await unpack(archive, entry))
  return files
}

class ArchiveIsUnreadable extends Error {}

/** APPNOTE.TXT 4.3.12: what an archive holds stands at its end. */
async function listEntries(archive: Blob): Promise<Entry[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - LONGEST_END)))
  const end = findEnd(tail)
  const [count, length, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  const directory = await viewOf(archive.slice(start, start + length))
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    const { entry, next } = readEntry(directory, at)
    entries.push(entry)
    at = next
  }
  return entries
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) === END) return at
  }
  throw new ArchiveIsUnreadable()
}

function readEntry(directory: DataView, at: number): { entry: Entry; next: number } {
  const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)]
  const isEncrypted = (flags & 1) === 1
  const isKnown = method === STORED || method === DEFLATED
  if (directory.getUint32(at, true) !== CENTRAL || isEncrypted || !isKnown) {
    throw new ArchiveIsUnreadable()
  }
  const lengths = [28, 30, 32].map((field) => directory.getUint16(at + field, true))
  const [name = 0] = lengths
  const path = new TextDecoder().decode(
    new Uint8Array(directory.buffer, directory.byteOffset + at + 46, name),
  )
  return {
    entry: {
      path,
      method,
      start: directory.getUint32(at + 42, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
    },
    next: at + 46 + lengths.reduce((sum, length) => sum + length, 0),
  }
}

async function unpack(archive: Blob, { path, method, start, packedSize, size }: Entry) {
  const head = await viewOf(archive.slice(start, start + 30))
  if (head.getUint32(0, true) !== LOCAL) throw new ArchiveIsUnreadable()
  const from = start + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = archive.slice(from, from + packedSize)
  const bytes = method === STORED ? await packed.arrayBuffer() : await inflate(packed, size)
  if (bytes.byteLength !== size) throw new ArchiveIsUnreadable()
  return new File([bytes], path.split('/').at(-1) ?? path)
}

/** No further than it says of itself: a few bytes may unfold to gigabytes. */
async function inflate(packed: Blob, size: number): Promise<ArrayBuffer> {
  const unpacked = new Uint8Array(size)
  let filled = 0
  const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    if (filled + value.length > size) {
      await reader.cancel()
      throw new ArchiveIsUnreadable()
    }
    unpacked.set(value, filled)
    filled += value.length
  }
  if (filled !== size) throw new ArchiveIsUnreadable()
  return unpacked.buffer
}

async function viewOf(blob: Blob): Promise<DataView> {
  return new DataView(await blob.arrayBuffer())
}
