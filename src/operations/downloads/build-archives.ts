import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import { planArchive } from '@/delivery/archive/plan-archive'
import type { ArchiveStyle, ArchiveRequest } from '@/delivery/archive/archive-request'
import { writeFontArchive } from '@/delivery/archive/write-font-archive'
import { paperOf } from '@/domain/catalogue/specimens/compose-specimen'
import { limitsOfLicence } from '@/domain/licensing/licence-limits'
import { useInFull } from '@/domain/licensing/licence-type'
import type { LicensedStyle, LicensedUse } from '@/domain/order/order-line'
import { pick } from '@/domain/own-value'
import { holdsInWords } from '@/domain/trial/trial-holds'
import { env } from '@/env'
import type { FontFile, Licence, Style, TrialOrder, Typeface } from '@/payload-types'
import { shared } from '@/platform/shared'
import { specimensOf } from '../catalogue/specimens/print-specimen'
import { isNearlyFull } from '../data-folder'
import { fontPath } from '../fonts/font-store'
import { idOf } from '../id-of'
import {
  limitedLicence,
  noticesOf,
  stylesOfLicence,
  usesOfLicence,
} from '../orders/licences/licence-contents'
import { findTrialFiles } from '../records/font-files'
import { findOrder } from '../records/orders'
import { hashOf } from '../secret-key'
import { holdsOfTrial } from '../trials/read-trial-page'
import { sellerOfDocuments } from '../shop-seller'
import { eulaPdfsOf, licencePdfOf } from './licence-documents'
import { describeRelease, type NewerRelease } from './find-newer-releases'
import { stylesToInstall } from './install-apart'

export type BuiltArchive = {
  path: string
  sizeInBytes: number
  fileName: string
  etag: string
  modifiedAt: Date
}

/** The archive of a licence, built once for each version of its document: all else was fixed when the licence was made. */
export async function buildLicenceArchive(payload: Payload, licence: Licence) {
  return archiveAt(payload, {
    path: join(ARCHIVES, `licence-${licence.id}${changeOf(licence)}.zip`),
    fileName: `${licence.typefaceName} ${licence.number}.zip`,
    request: () => requestFor(payload, { licence, ...contentsOf(licence), releases: [] }),
  })
}

/** The archive of a licence with the present files of its styles, for the uses that open newer releases. */
export async function buildNewerArchive(
  payload: Payload,
  { licence, newer }: { licence: Licence; newer: NewerRelease },
): Promise<BuiltArchive> {
  const { styles, uses, releases } = newer
  const contents = hashOf(
    JSON.stringify([styles.map(({ files }) => files), uses.map(({ type }) => type)]),
  )
  const name = `licence-${licence.id}${changeOf(licence)}-${contents.slice(0, 16)}.zip`
  const version = releases[0]?.version ?? ''
  return archiveAt(payload, {
    path: join(ARCHIVES, name),
    fileName: `${licence.typefaceName} ${version} ${licence.number}.zip`,
    request: () => requestFor(payload, { licence, styles, uses, releases }),
  })
}

function changeOf({ version }: Licence): string {
  return version && version > 1 ? `-v${version}` : ''
}

const builds = shared('archives being built', () => new Map<string, Promise<void>>())

/** `isWhole`: nothing is lacking that may be had in a while. */
type Request = () => Promise<ArchiveRequest & { isWhole?: boolean }>

type WantedArchive = { path: string; request: Request }

const LACKING_FOR_MS = 600_000

/** Where an archive lies for a while that is not whole. */
function lackingAt(path: string): string {
  return path.replace(/zip$/, 'lacking.zip')
}

/** An archive that exists is finished, since it is moved there when it is. Requests meanwhile wait for the same build. */
async function archiveAt(
  payload: Payload,
  { fileName, ...wanted }: WantedArchive & { fileName: string },
): Promise<BuiltArchive> {
  const found =
    (await findArchive(wanted.path)) ??
    (await findLacking(payload, wanted)) ??
    (await buildAndFind(wanted))
  const { sizeInBytes, builtAt } = found
  return {
    path: found.path,
    sizeInBytes,
    fileName,
    etag: `"${sizeInBytes.toString(36)}-${builtAt.getTime()}"`,
    modifiedAt: builtAt,
  }
}

/** What is lacking may never be had: whoever paid gets what there is, and after a while it is built again behind that. */
async function findLacking(payload: Payload, wanted: WantedArchive): Promise<StoredArchive | null> {
  const lacking = await findArchive(lackingAt(wanted.path))
  if (lacking && Date.now() - lacking.builtAt.getTime() >= LACKING_FOR_MS) {
    buildOnce(wanted).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: `${basename(wanted.path)} could not be built whole` })
    })
  }
  return lacking
}

async function buildAndFind(wanted: WantedArchive): Promise<StoredArchive> {
  await buildOnce(wanted)
  const found = (await findArchive(wanted.path)) ?? (await findArchive(lackingAt(wanted.path)))
  if (!found) throw new Error('An archive was built and is not there.')
  return found
}

function buildOnce(wanted: WantedArchive): Promise<void> {
  const { path } = wanted
  const building = builds.get(path) ?? build(wanted).finally(() => builds.delete(path))
  builds.set(path, building)
  return building
}

async function build({ path, request }: WantedArchive): Promise<void> {
  // Another process may have finished it since it was looked for.
  if (await stat(path).catch(() => null)) return
  const { isWhole = true, ...requested } = await request()
  await writeFontArchive(planArchive(requested), isWhole ? path : lackingAt(path))
}

type Contents = { styles: LicensedStyle[]; uses: LicensedUse[] }

function contentsOf(licence: Licence): Contents {
  return { styles: stylesOfLicence(licence), uses: usesOfLicence(licence) }
}

async function requestFor(
  payload: Payload,
  {
    licence,
    styles,
    uses,
    releases,
  }: Contents & Pick<NewerRelease, 'releases'> & { licence: Licence },
): ReturnType<Request> {
  const order = await findOrder(payload, idOf(licence.order))
  const seller = await sellerOfDocuments(payload, order)
  const paper = paperOf(order?.address?.country)
  const printed = await specimensOf(payload, { styles: styles.map(({ id }) => id), paper })
  return {
    typeface: licence.typefaceName ?? 'Fonts',
    styles: await stylesToInstall(payload, { styles, folder: ARCHIVES }),
    uses: uses.map((use) => ({ name: use.name, label: useInFull(use), formats: use.formats })),
    licence: {
      number: licence.number,
      licensee: licence.licenseeName ?? '',
      limits: limitsOfLicence(limitedLicence(licence, order)),
      pdf: await licencePdfOf(payload, licence),
    },
    eulas: await eulaPdfsOf(payload, { ids: uses.map(({ eula }) => eula.id), seller }),
    specimens: printed.specimens,
    isWhole: printed.areAll,
    notices: noticesOf(styles),
    seller: { name: seller.name, email: seller.email, url: seller.url },
    news: releases.flatMap(describeRelease),
  }
}

/** The trial fonts of an order, with the licence text that covers them: one archive for all who order the same. */
export async function buildTrialArchive(payload: Payload, trial: TrialOrder) {
  const files = await findTrialFiles(payload, (trial.typefaces ?? []).map(idOf))
  const seller = await sellerOfDocuments(payload)
  const { name, email, url } = seller
  const styles = await Promise.all(files.map(trialStyle))
  const eulas = trial.eula ? [idOf(trial.eula)] : []
  const notices = noticesOfTrial(files)
  const holds = await holdsOf(payload, files)
  const contents = hashOf(JSON.stringify([styles, eulas, notices, holds, name, email, url]))
  return archiveAt(payload, {
    path: join(ARCHIVES, `trial-${contents.slice(0, 32)}.zip`),
    fileName: 'Trial fonts.zip',
    request: async () => ({
      typeface: 'Trial fonts',
      styles,
      uses: [{ name: 'Trial', label: 'Trial fonts', formats: ['TRIAL'] }],
      licence: null,
      eulas: await eulaPdfsOf(payload, { ids: eulas, seller }),
      seller: { name, email, url },
      notices,
      holds,
    }),
  })
}

async function trialStyle(file: FontFile): Promise<ArchiveStyle> {
  const style = file.style as Style
  const typeface = (file.typeface as Typeface).name
  const extension = file.filename?.split('.').at(-1) ?? 'ttf'
  return {
    typeface: `${typeface} Trial`,
    ...pick(style, ['name', 'typ', 'weight', 'slope']),
    axes: [],
    files: [
      {
        format: 'TRIAL',
        path: await fontPath(file.sha256 ?? '', extension),
        fileName: `${typeface}Trial-${style.name}.${extension}`.replaceAll(' ', ''),
      },
    ],
  }
}

/** A line a typeface, of its first style. */
async function holdsOf(payload: Payload, files: FontFile[]): Promise<string[]> {
  const firsts = new Map(files.toReversed().map((file) => [idOf(file.typeface), file]))
  const lines = [...firsts.values()].toReversed().map(async ({ typeface, style, master }) => {
    const { name, trialPolicy } = typeface as Typeface
    const tried = { style: idOf(style), master: master ?? '', isFull: trialPolicy === 'full' }
    const holds = await holdsOfTrial(payload, tried)
    return holds ? [`${name}: ${holdsInWords(holds)}`] : []
  })
  return (await Promise.all(lines)).flat()
}

/** Each typeface's once. */
function noticesOfTrial(files: FontFile[]): { typeface: string; text: string }[] {
  const typefaces = files.map(({ typeface }) => typeface as Typeface)
  const notices = typefaces.flatMap(({ name, notice }) => (notice ? [[name, notice] as const] : []))
  return [...new Map(notices)].map(([typeface, text]) => ({ typeface, text }))
}

const ARCHIVES = join(env.dataDir, 'archives')

const HOUR_MS = 3_600_000

const UNUSED_AFTER_MS = 7 * 24 * HOUR_MS

type StoredArchive = { path: string; sizeInBytes: number; builtAt: Date }

/** An archive that is there, noted as used. When it was built stays, to the second: the ETag of a download that goes on is made of it. */
async function findArchive(path: string): Promise<StoredArchive | null> {
  try {
    const { size, mtimeMs } = await stat(path)
    const builtAt = new Date(Math.trunc(mtimeMs / 1000) * 1000)
    await utimes(path, new Date(), builtAt)
    return { path, sizeInBytes: size, builtAt }
  } catch {
    return null
  }
}

/** Removes archives that nobody fetched for a week, sooner where the disk is nearly full: the next download builds its own again. */
export async function sweepArchives(now = Date.now()): Promise<void> {
  const unusedAfter = (await isNearlyFull()) ? HOUR_MS : UNUSED_AFTER_MS
  const names = await readdir(ARCHIVES).catch(() => [])
  for (const name of names.filter((one) => /\.(zip|ttf|otf)$/.test(one))) {
    const path = join(ARCHIVES, name)
    const found = await stat(path).catch(() => null)
    if (!found || now - Math.max(found.atimeMs, found.mtimeMs) <= unusedAfter) continue
    await rm(path, { force: true })
  }
}
