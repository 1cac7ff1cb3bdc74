import { readArchive } from './read-archive'

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
