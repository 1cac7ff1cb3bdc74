import type { FontFormat } from '@/domain/catalogue/font-list'
import { limitsInWords } from '@/domain/licensing/licence-limits'
import { countInWords, pluralOf } from '@/domain/words'
import { freeName, safeFileName } from './safe-file-name'
import { composeWebFontCss } from './web-font-css'
import type { ArchiveRequest, ArchiveStyle, ArchiveUse, FontFileOnDisk } from './archive-request'

/** Web formats are compressed already; doing it again only costs time. */
const PACKED: readonly FontFormat[] = ['WOFF2', 'WOFF']

type PlacedStyle = Omit<ArchiveStyle, 'files'> & { files: (FontFileOnDisk & { name: string })[] }

/** One folder named for the typeface; in it a folder for each use, the documents and a README. */
export function planArchive(request: ArchiveRequest): ArchivePlan {
  const taken = new Set<string>()
  const folders = request.uses
    .map((use) => ({ ...use, formats: formatsThere(request, use) }))
    .filter(({ formats }) => formats.length > 0)
    .map((use) => ({ use, name: freeName(safeFileName(use.name, 'Use'), taken) }))
  const entries = [
    ...folders.flatMap(({ use, name }) => entriesOfUse(request, use, name)),
    ...documentsOf(request, taken),
    textEntry('README.txt', composeReadme(request, folders)),
  ]
  const top = safeFileName(request.typeface)
  return { entries: entries.map((entry) => ({ ...entry, name: `${top}/${entry.name}` })) }
}

/** A licence allows OTF and TTF; a typeface has one of them. */
function formatsThere({ styles }: ArchiveRequest, use: ArchiveUse): FontFormat[] {
  const there = new Set(styles.flatMap(({ files }) => files.map(({ format }) => format)))
  return use.formats.filter((format) => there.has(format))
}

function entriesOfUse(request: ArchiveRequest, use: ArchiveUse, folder: string): ArchiveEntry[] {
  const styles = placeFiles(request.styles, use)
  const files = styles.flatMap((style) => style.files)
  const css = composeWebFontCss(styles, licenceLines(request, use))
  const cssName = `${folder}/${safeFileName(request.typeface).replaceAll(' ', '-')}.css`

  return [
    ...files.map(({ path, name, format }): ArchiveEntry => {
      return { kind: 'file', name: `${folder}/${name}`, path, compress: !PACKED.includes(format) }
    }),
    ...(css === '' ? [] : [textEntry(cssName, css)]),
  ]
}

/** What the style sheet says of the licence it came with. */
function licenceLines({ licence }: ArchiveRequest, { name, label }: ArchiveUse): string[] {
  if (!licence) return []
  return [
    `Licence ${licence.number}: ${label}`,
    ...limitsInWords(licence.limits.filter(({ use }) => use === null || use === name)),
  ]
}

function placeFiles(styles: ArchiveStyle[], use: ArchiveUse): PlacedStyle[] {
  const taken = new Set<string>()
  return styles.map((style) => ({
    ...style,
    files: style.files
      .filter(({ format }) => use.formats.includes(format))
      .map((file) => ({ ...file, name: freeName(fontFileName(file, style), taken) })),
  }))
}

function fontFileName({ fileName, format }: FontFileOnDisk, style: ArchiveStyle): string {
  const preferred = fileName.replace(/\.[^.]*$/, '')
  const stem = safeFileName(preferred, safeFileName(`${style.typeface}-${style.name}`))
  return `${stem.replaceAll(' ', '-')}.${endingOf(format, fileName)}`
}

/** A preview or trial file is a font in one of the common forms; its own name says in which. */
function endingOf(format: FontFormat, fileName: string): string {
  if (format !== 'PVW' && format !== 'TRIAL') return format.toLowerCase()
  const given = fileName.split('.').at(-1)?.toLowerCase() ?? ''
  return ['otf', 'ttf', 'woff2', 'woff'].includes(given) ? given : 'otf'
}

function documentsOf(
  { licence, eulas, specimens = [], notices = [] }: ArchiveRequest,
  taken: Set<string>,
): ArchiveEntry[] {
  const licences = licence
    ? [{ name: `Licence ${safeFileName(licence.number)}.pdf`, pdf: licence.pdf }]
    : []
  const texts = eulas.map(({ title, version, pdf }) => {
    return { name: `${safeFileName(`EULA ${title} ${version}`)}.pdf`, pdf }
  })
  const shown = specimens.map(({ typeface, pdf }) => ({
    name: `Specimen ${safeFileName(typeface)}.pdf`,
    pdf,
  }))
  const documents = [...licences, ...texts, ...shown].map(({ name, pdf }): ArchiveEntry => {
    return { kind: 'bytes', name: freeName(name, taken), bytes: pdf, compress: true }
  })
  const passedOn = notices.map(({ typeface, text }) =>
    textEntry(freeName(`Notice ${safeFileName(typeface)}.txt`, taken), text),
  )
  return [...documents, ...passedOn]
}

function textEntry(name: string, text: string): ArchiveEntry {
  return { kind: 'bytes', name, bytes: Buffer.from(text, 'utf8'), compress: true }
}

type Folder = { use: ArchiveUse; name: string }

/** Lines end as Windows wants them: its plainest editor shows them so everywhere. */
function composeReadme(request: ArchiveRequest, folders: Folder[]): string {
  const { typeface, styles, licence, eulas, seller, news = [], holds = [] } = request
  const blocks = [
    [typeface],
    [`${countInWords(styles.length)} ${pluralOf(styles.length, 'style')}:`, ...stylesOf(request)],
    ...(licence ? [linesOfLicence(licence)] : []),
    ...(news.length > 0 ? [news] : []),
    ...(holds.length > 0 ? [linesOfTrial(holds)] : []),
    [
      'In this archive:',
      ...folders.map((folder) => describeFolder(request, folder)),
      ...documentLines(request),
    ],
    ...(eulas.length > 0 ? [['What you may do with the fonts stands in the EULA.']] : []),
    [`Questions: ${seller.email}`, `${seller.name}, ${seller.url}`],
  ]
  return `${blocks.map((lines) => lines.map(oneLine).join('\r\n')).join('\r\n\r\n')}\r\n`
}

function linesOfLicence({ number, licensee, limits }: NonNullable<ArchiveRequest['licence']>) {
  return [`Licence ${number}`, `Licensee: ${licensee}`, ...limitsInWords(limits)]
}

function linesOfTrial(holds: string[]): string[] {
  return [
    'What these trial fonts hold of the licensed ones:',
    ...holds.map((line) => `  ${line}`),
    'Text that needs no more than that stands as it is when the licensed fonts take their place.',
  ]
}

function stylesOf({ typeface, styles }: ArchiveRequest): string[] {
  return styles.map((style) => {
    return style.typeface === typeface ? `  ${style.name}` : `  ${style.typeface} ${style.name}`
  })
}

function describeFolder({ styles }: ArchiveRequest, { use, name }: Folder): string {
  const files = styles.flatMap((style) => style.files)
  // As the files are called: a trial font is an OTF or a TTF.
  const endings = use.formats.flatMap((format) =>
    files
      .filter((file) => file.format === format)
      .map(({ fileName }) => endingOf(format, fileName)),
  )
  return `  ${name}/  ${use.label} (${[...new Set(endings)].join(', ').toUpperCase()})`
}

function documentLines({ licence, eulas, specimens = [], notices = [] }: ArchiveRequest) {
  return [
    ...(licence ? ['  Licence, PDF'] : []),
    ...eulas.map(({ title, version }) => `  EULA ${title}, version ${version}, PDF`),
    ...specimens.map(({ typeface }) => `  Specimen of ${typeface}, PDF`),
    ...notices.map(({ typeface }) => `  Notice of the makers of ${typeface}, text`),
  ]
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}

export type ArchiveEntry =
  | { kind: 'file'; name: string; path: string; compress: boolean }
  | { kind: 'bytes'; name: string; bytes: Buffer; compress: boolean }

/** What goes into a font archive and under which names, in the order of the entries. */
export type ArchivePlan = { entries: ArchiveEntry[] }

export type WrittenArchive = { sha256: string; sizeInBytes: number }
