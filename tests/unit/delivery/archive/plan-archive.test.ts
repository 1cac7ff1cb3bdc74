import { expect, test } from 'vitest'
import { type ArchiveEntry, planArchive } from '@/delivery/archive/plan-archive'
import type { ArchiveRequest } from '@/delivery/archive/archive-request'
import { anArchiveRequest, aStyle, REGULAR_PATH } from './archive-request'

test('a licence has a folder for each use, its documents and a README', () => {
  expect(namesOf()).toEqual([
    'Alegreya/Desktop/Alegreya-Regular.ttf',
    'Alegreya/Web/Alegreya-Regular.woff2',
    'Alegreya/Web/Alegreya-Regular.woff',
    'Alegreya/Web/Alegreya.css',
    'Alegreya/Licence KX-7Q4M-RT.pdf',
    'Alegreya/EULA Desktop 1.2.pdf',
    'Alegreya/README.txt',
  ])
})

test('desktop fonts are squeezed, web fonts are not', () => {
  const squeezed = planArchive(anArchiveRequest())
    .entries.filter(({ kind, compress }) => kind === 'file' && compress)
    .map(({ name }) => name)

  expect(squeezed).toEqual(['Alegreya/Desktop/Alegreya-Regular.ttf'])
})

test('the README lists what is there', () => {
  const readme = planArchive(anArchiveRequest()).entries.at(-1)

  expect(readme).toEqual({
    kind: 'bytes',
    name: 'Alegreya/README.txt',
    compress: true,
    bytes: Buffer.from(
      [
        'Alegreya',
        '',
        'One style:',
        '  Regular',
        '',
        'Licence KX-7Q4M-RT',
        'Licensee: Ada Example',
        '',
        'In this archive:',
        '  Desktop/  Desktop, 2–5 users (TTF)',
        '  Web/  Web, to 10 000 views (WOFF2, WOFF)',
        '  Licence, PDF',
        '  EULA Desktop, version 1.2, PDF',
        '',
        'What you may do with the fonts stands in the EULA.',
        '',
        'Questions: hello@fount.example',
        'Fount, https://fount.example',
        '',
      ].join('\r\n'),
    ),
  })
})

test('a notice travels with the fonts it belongs to, and the README names it', () => {
  const notices = [{ typeface: 'Alegreya', text: 'SIL Open Font License' }]
  const { entries } = planArchive(anArchiveRequest({ notices }))

  expect(entries.at(-2)).toEqual({
    kind: 'bytes',
    name: 'Alegreya/Notice Alegreya.txt',
    compress: true,
    bytes: Buffer.from('SIL Open Font License'),
  })
  expect(textOf(entries.at(-1))).toContain('  Notice of the makers of Alegreya, text\r\n')
})

test('a use without any file has no folder, and the README does not name it', () => {
  const [desktop, web] = anArchiveRequest().uses
  const files = aStyle().files.filter(({ format }) => format === 'TTF')
  const { entries } = planArchive(
    anArchiveRequest({
      styles: [aStyle({ files })],
      uses: [desktop, web].flatMap((use) => use ?? []),
    }),
  )

  expect(entries.some(({ name }) => name.includes('/Web/'))).toBe(false)
  expect(textOf(entries.at(-1))).not.toContain('Web/')
})

test('trial fonts keep the ending of their own names', () => {
  const trial = { path: REGULAR_PATH, fileName: 'Alegreya-Regular-Trial.otf', format: 'TRIAL' }
  const request = {
    styles: [aStyle({ files: [{ ...trial, format: 'TRIAL' }] })],
    uses: [{ name: 'Trial', label: 'Trial fonts', formats: ['TRIAL' as const] }],
    licence: null,
    eulas: [],
  }
  expect(namesOf(request)).toEqual([
    'Alegreya/Trial/Alegreya-Regular-Trial.otf',
    'Alegreya/README.txt',
  ])
})

test('the README gives the formats that trial fonts are in', () => {
  const trial = (fileName: string) => {
    return aStyle({ files: [{ path: REGULAR_PATH, fileName, format: 'TRIAL' }] })
  }
  const uses = [{ name: 'Trial', label: 'Trial fonts', formats: ['TRIAL' as const] }]
  const styles = [trial('Quay.otf'), trial('Alegreya.ttf'), trial('AlegreyaBold.ttf')]

  expect(textOf(planArchive(anArchiveRequest({ styles, uses })).entries.at(-1))).toContain(
    '  Trial/  Trial fonts (OTF, TTF)\r\n',
  )
})

test('files of one name lie side by side', () => {
  const italic = aStyle({ name: 'Italic', slope: 'italic' })
  const request = { styles: [aStyle(), italic], uses: anArchiveRequest().uses.slice(0, 1) }

  expect(namesOf(request).slice(0, 2)).toEqual([
    'Alegreya/Desktop/Alegreya-Regular.ttf',
    'Alegreya/Desktop/Alegreya-Regular-2.ttf',
  ])
})

test('two uses whose names differ by capitals alone get two folders', () => {
  const use = { name: 'Desktop', label: 'Desktop', formats: ['TTF' as const] }

  expect(namesOf({ uses: [use, { ...use, name: 'desktop' }] }).slice(0, 2)).toEqual([
    'Alegreya/Desktop/Alegreya-Regular.ttf',
    'Alegreya/desktop-2/Alegreya-Regular.ttf',
  ])
})

test.each([
  ['../../etc', 'etc'],
  ['/absolute', 'absolute'],
  ['C:\\Windows\\x', 'C Windows x'],
  ['..', 'Fonts'],
  ['', 'Fonts'],
  ['con', 'Fonts con'],
  ['nul\u0000l\u202e', 'nul l'],
  ['وزیرمتن', 'وزیرمتن'],
  ['a'.repeat(300), 'a'.repeat(80)],
])('a typeface called %j lies in a folder of its own', (typeface, folder) => {
  const tops = namesOf({ typeface, eulas: [] }).map((name) => name.split('/')[0])

  expect([...new Set(tops)]).toEqual([folder])
})

test('a font file called like a path is one name in its folder', () => {
  const file = { path: REGULAR_PATH, fileName: '../../../x/../y.exe', format: 'TTF' as const }

  expect(namesOf({ styles: [aStyle({ files: [file] })] })[0]).toBe('Alegreya/Desktop/x-.-y.ttf')
})

function textOf(entry: ArchiveEntry | undefined): string {
  return entry?.kind === 'bytes' ? entry.bytes.toString() : ''
}

function namesOf(difference: Partial<ArchiveRequest> = {}): string[] {
  return planArchive(anArchiveRequest(difference)).entries.map(({ name }) => name)
}
