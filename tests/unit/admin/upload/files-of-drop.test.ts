import fc from 'fast-check'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { filesOfDrop, filesToSend } from '@/admin/upload/files-of-drop'

type Folder = { [name: string]: Folder | string }

/** What a browser gives for a folder that was dropped. */
function entryOf(name: string, content: Folder | string): unknown {
  if (typeof content === 'string') {
    const file = (resolve: (file: File) => void) => resolve(new File([content], name))
    return { name, isFile: true, file }
  }
  const entries = Object.entries(content).map(([inner, its]) => entryOf(inner, its))
  const createReader = () => {
    const waiting = [...entries]
    // As Chromium does: some at a time, then none.
    return { readEntries: (resolve: (some: unknown[]) => void) => resolve(waiting.splice(0, 2)) }
  }
  return { name, isFile: false, createReader }
}

function dropOf(folder: Folder): DataTransferItemList {
  return Object.entries(folder).map(([name, content]) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(name, content),
  })) as unknown as DataTransferItemList
}

async function zipOf(files: Record<string, string>, name = 'Family.zip'): Promise<File> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(text), path, { compress: text.length % 2 === 0 })
  }
  zip.end()
  return new File([await buffer(zip.outputStream)], name)
}

const namesOf = (files: File[]) => files.map(({ name }) => name).toSorted()

const UNPACKED: Folder = {
  Optic: {
    TTF: { 'Optic-Regular.ttf': 'a', 'Optic-Bold.ttf': 'b', 'Optic-Thin.ttf': 'c' },
    'OFL.txt': 'd',
    '.DS_Store': 'e',
  },
  __MACOSX: { Optic: { TTF: { '._Optic-Regular.ttf': 'f' } } },
  'Thumbs.db': 'g',
}

test('a folder is read whole, without what a system puts beside the files', async () => {
  const files = await filesToSend(await filesOfDrop(dropOf(UNPACKED)))

  expect(namesOf(files)).toEqual([
    'OFL.txt',
    'Optic-Bold.ttf',
    'Optic-Regular.ttf',
    'Optic-Thin.ttf',
  ])
})

test('an archive is opened, wherever it lies', async () => {
  const zip = await zipOf({
    'Optic/TTF/Optic-Regular.ttf': 'even',
    'Optic/TTF/Optic-Bold.ttf': 'odd',
    '__MACOSX/Optic/TTF/._Optic-Bold.ttf': 'fork',
    'Optic/.DS_Store': 'icons',
  })
  const files = await filesToSend([new File(['alone'], 'Alone.ttf'), zip])

  expect(namesOf(files)).toEqual(['Alone.ttf', 'Optic-Bold.ttf', 'Optic-Regular.ttf'])
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['alone', 'even', 'odd'])
})

test('what was packed comes out, whatever it is', async () => {
  const contents = fc.dictionary(fc.stringMatching(/^[a-zA-Zäöü0-9 ]{1,20}$/), fc.string(), {
    minKeys: 1,
  })
  await fc.assert(
    fc.asyncProperty(contents, async (files) => {
      const sent = await filesToSend([await zipOf(files)])
      const read = await Promise.all(sent.map(async (file) => [file.name, await file.text()]))
      expect(Object.fromEntries(read)).toEqual(
        Object.fromEntries(
          Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString()]),
        ),
      )
    }),
    { numRuns: 40 },
  )
})

test('an archive that is damaged, or none, is sent as it is: the shop says what it is', async () => {
  const whole = await zipOf({ 'Optic-Regular.ttf': 'a font, as one would think' })
  const cut = new File([whole.slice(0, whole.size - 30)], 'Cut.zip')
  const other = new File(['no archive'], 'Other.zip')

  expect(await filesToSend([cut, other])).toEqual([cut, other])
})
