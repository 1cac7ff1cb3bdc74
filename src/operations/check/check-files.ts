import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'
import { env } from '@/env'
import type { Media } from '@/payload-types'
import { runFewAtOnce } from '../concurrency'
import type { ObjectFacts } from '../files/object-store'
import { filesOf, isInBucket, MEDIA_FOLDER as MEDIA } from '../files/media-files'
import { storedFiles } from '../files/stored-files'
import { fontName, uploadedName } from '../fonts/font-store'
import { idOf } from '../id-of'
import { pdfName } from '../orders/documents/document-pdfs'
import { stylesOfLicence } from '../orders/licences/licence-contents'
import type { ReleasedMaster } from '../fonts/releases/plan-release'
import type { FileRows } from '../records/check/checked-rows'

/** What a check found: a sentence, and what to do. A note is nothing wrong. */
export type Finding = { subject: string; sentence: string; isNote?: true }

/** One line of the table: how many of a kind were looked at. */
type Counted = { subject: string; count: number }

export type Checked = { counted: Counted[]; findings: Finding[] }

type NamedFile = {
  subject: string
  path: string
  /** What names it, as a person finds it. */
  by: string
  sha256: string | null
  sizeInBytes: number | null
  cure: string
  /** It may be gone: then nothing is wrong. */
  mayBeGone?: boolean
}

const AT_ONCE = 4

/** Whether each file that a row names is there and is what it was, and which files no row names. */
export async function checkFiles(rows: FileRows): Promise<Checked> {
  const named = new Map<string, NamedFile>()
  for (const file of namedFiles(rows)) if (!named.has(file.path)) named.set(file.path, file)

  const files = [...named.values()]
  const findings: Finding[] = mastersWithoutRow(rows)
  await runFewAtOnce(files, {
    atOnce: AT_ONCE,
    work: async (file) => void findings.push(...(await findDamage(file))),
  })
  const subjects = [...new Set([...SUBJECTS, ...files.map(({ subject }) => subject)])]
  return {
    counted: subjects.map((subject) => ({
      subject,
      count: files.filter((file) => file.subject === subject).length,
    })),
    findings: [...findings, ...(await findOrphans(named))],
  }
}

const SUBJECTS = [
  'masters',
  'files made of masters',
  'files of licences',
  'documents',
  'media',
  'uploads',
]

function namedFiles(rows: FileRows): NamedFile[] {
  const names = new Map(rows.styles.map((style) => [style.id, nameOf(style)]))
  const masters = rows.fonts.filter(({ isMaster }) => isMaster)
  const derived = rows.fonts.filter(({ isMaster }) => !isMaster)
  const font = ({ style, format, filename, sha256, sizeInBytes }: (typeof masters)[number]) => {
    const extension = filename?.split('.').at(-1) ?? ''
    const path = storedFiles.localPath(fontName(sha256 ?? '', extension))
    const by = `${format} of ${names.get(idOf(style)) ?? 'a style that is gone'}`
    return { path, by, sha256: sha256 ?? null, sizeInBytes, cure: fromBackup(sha256 ?? '') }
  }
  return [
    ...masters.map((file) => ({ ...font(file), subject: 'masters' })),
    ...rows.releases.flatMap(({ masters: released, version }) =>
      ((released ?? []) as ReleasedMaster[]).map(({ name, sha256, format }) => ({
        subject: 'masters',
        path: storedFiles.localPath(fontName(sha256, format.toLowerCase())),
        by: `master ${name} of release ${version}`,
        ...{ sha256, sizeInBytes: null, cure: fromBackup(sha256) },
      })),
    ),
    ...derived.map((file) => ({ ...font(file), subject: 'files made of masters' })),
    ...rows.licences.flatMap((licence) =>
      stylesOfLicence(licence).flatMap(({ name, files }) =>
        files.map(({ sha256, extension, format }) => ({
          subject: 'files of licences',
          path: storedFiles.localPath(fontName(sha256, extension)),
          by: `${format} of ${name}, sold with licence ${licence.number},`,
          ...{ sha256, sizeInBytes: null, cure: fromBackup(sha256) },
        })),
      ),
    ),
    ...[...rows.invoices, ...rows.quotes].flatMap(({ number, sha256 }) =>
      sha256 ? [documentOf(number, sha256)] : [],
    ),
    ...rows.media.flatMap((row) => mediaFiles(row)),
    ...rows.uploads.flatMap(({ upload, name, sha256, state }) =>
      sha256 ? [{ ...uploadOf({ upload: idOf(upload), name, sha256 }), ...goneAfter(state) }] : [],
    ),
  ]
}

function nameOf({ name, typeface }: FileRows['styles'][number]): string {
  return `${typeof typeface === 'string' ? '' : typeface.name} ${name}`.trim()
}

function fromBackup(sha256: string): string {
  return `Copy it there from a backup, which has it as files/${sha256.slice(0, 2)}/${sha256}.`
}

function documentOf(number: string, sha256: string): NamedFile {
  const cure = `${fromBackup(sha256)} Without one, delete what is left of it: opened again, it is made of what was frozen.`
  const path = storedFiles.localPath(pdfName(sha256))
  return { subject: 'documents', path, by: `PDF of ${number}`, sha256, sizeInBytes: null, cure }
}

function mediaFiles(row: Media): NamedFile[] {
  return filesOf(row).map(({ filename, filesize: sizeInBytes }) => {
    const cure = `Copy it there from a backup, whose manifest lists it as media/${filename}, or upload it again.`
    const by = `Picture or file “${row.alt}”`
    return { subject: 'media', path: join(MEDIA, filename), by, sha256: null, sizeInBytes, cure }
  })
}

type UploadedFile = { upload: string; name?: string | null; sha256: string }

function uploadOf({ upload, name, sha256 }: UploadedFile): NamedFile {
  const cure = 'Upload it again.'
  const path = storedFiles.localPath(uploadedName(upload, sha256))
  return { subject: 'uploads', path, by: `Upload ${name ?? ''}`, sha256, sizeInBytes: null, cure }
}

/** What was carried out, or left out, needs its bytes no more. */
function goneAfter(state: string): Pick<NamedFile, 'mayBeGone'> {
  return { mayBeGone: !['planned', 'waiting', 'working'].includes(state) }
}

function mastersWithoutRow({ styles, fonts }: FileRows): Finding[] {
  const known = new Set(
    fonts.flatMap((file) => (file.isMaster ? [`${idOf(file.style)}:${file.sha256}`] : [])),
  )
  return styles
    .filter(({ id, master }) => master && !known.has(`${id}:${master}`))
    .map((style) => ({
      subject: 'masters',
      sentence: `${nameOf(style)} names a master that no font file is of. Upload its master again.`,
    }))
}

async function findDamage(file: NamedFile): Promise<Finding[]> {
  const { subject, path, by, sha256, sizeInBytes, cure } = file
  const { objects } = storedFiles
  const found =
    objects && sha256 !== null
      ? await objects.describe(relative(env.dataDir, path))
      : await describe(file)
  const is = (what: string) => [{ subject, sentence: `${by} ${what}: ${shown(path)}. ${cure}` }]
  if (!found && subject === 'media' && (await isInBucket(basename(path)))) return []
  if (!found) return file.mayBeGone ? [] : is('is lost')
  if (sizeInBytes !== null && found.sizeInBytes !== sizeInBytes)
    return is(`has ${found.sizeInBytes} bytes instead of ${sizeInBytes}`)
  if (sha256 !== null && found.sha256 !== sha256)
    return is('is damaged: its bytes are others than they were')
  return []
}

async function describe({ path, sha256 }: NamedFile): Promise<ObjectFacts | null> {
  const found = await stat(path).catch(() => null)
  if (!found) return null
  const sizeInBytes = found.size
  return { sizeInBytes, sha256: sha256 === null ? '' : await sha256OfFile(path) }
}

async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

const STORED = /^(fonts|documents|uploads)\//

/** Drafts are swept, and letters are made again whenever they are asked for. */
const MADE_AGAIN = /^(fonts\/(drafts|letters)\/|.*\.(draft|part)$|.*\.gitkeep$)/

async function findOrphans(named: Map<string, NamedFile>): Promise<Finding[]> {
  const folders = ['fonts', 'documents', 'uploads'].map((name) => join(env.dataDir, name))
  const found = await Promise.all([...folders, MEDIA].map(listFiles))
  return found
    .flat()
    .filter((path) => !named.has(path) && !MADE_AGAIN.test(relative(env.dataDir, path)))
    .filter((path) => !path.includes(join('uploads', '')) || basename(path).endsWith('.font'))
    .map((path) => ({
      subject: 'orphans',
      sentence: `No row names ${shown(path)}: it may be deleted once a backup has it.`,
      isNote: true,
    }))
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

function shown(path: string): string {
  const name = relative(env.dataDir, path)
  const { objects } = storedFiles
  if (objects && STORED.test(name))
    return `s3://${objects.place.bucket}/${objects.place.prefix}${name}`
  const within = relative(process.cwd(), path)
  return within.startsWith('..') ? path : within
}
