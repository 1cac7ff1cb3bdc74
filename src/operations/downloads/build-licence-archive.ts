import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ArchiveRequest } from '@/delivery/archive/archive-types'
import { writeFontArchive } from '@/delivery/archive/write-font-archive'
import { planArchive } from '@/delivery/archive/plan-archive'
import type { Licence } from '@/payload-types'
import { fontPath } from '../fonts/files/font-store'
import {
  stylesOfLicence,
  usesOfLicence,
  namedAnswersOf,
  noticesOf,
  type LicensedStyle,
  type LicensedUse,
} from '../orders/licences/licence-terms'
import { idOf } from '../id-of'
import { hashOf } from '../secret-key'
import { findOrder } from '../orders/order-records'
import { sellerOfDocuments } from './document-seller'
import { eulaPdfsOf } from './eula-documents'
import { describeRelease, type NewerRelease } from './find-newer-releases'
import { licencePdfOf } from './licence-document'
import { ARCHIVES, findArchive, type StoredArchive } from './stored-archives'

export type BuiltArchive = {
  path: string
  sizeInBytes: number
  fileName: string
  etag: string
  modifiedAt: Date
}

/** The archive of a licence, built once for each version of its document: all else was fixed when the licence was made. */
export async function buildLicenceArchive(
  payload: Payload,
  licence: Licence,
): Promise<BuiltArchive> {
  return archiveAt(join(ARCHIVES, `licence-${licence.id}${changeOf(licence)}.zip`), {
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
  return archiveAt(join(ARCHIVES, name), {
    fileName: `${licence.typefaceName} ${version} ${licence.number}.zip`,
    request: () => requestFor(payload, { licence, styles, uses, releases }),
  })
}

function changeOf({ version }: Licence): string {
  return version && version > 1 ? `-v${version}` : ''
}

const builds = new Map<string, Promise<void>>()

/** An archive that exists is whole, since it is moved there when it is finished. Requests meanwhile wait for the same build. */
export async function archiveAt(
  path: string,
  { fileName, request }: { fileName: string; request: () => Promise<ArchiveRequest> },
): Promise<BuiltArchive> {
  const found = (await findArchive(path)) ?? (await buildAndFind(path, request))
  const { sizeInBytes, builtAt } = found
  return {
    path,
    sizeInBytes,
    fileName,
    etag: `"${sizeInBytes.toString(36)}-${builtAt.getTime()}"`,
    modifiedAt: builtAt,
  }
}

async function buildAndFind(
  path: string,
  request: () => Promise<ArchiveRequest>,
): Promise<StoredArchive> {
  await buildOnce(path, request)
  const found = await findArchive(path)
  if (!found) throw new Error('An archive was built and is not there.')
  return found
}

function buildOnce(path: string, request: () => Promise<ArchiveRequest>): Promise<void> {
  const building = builds.get(path) ?? build(path, request).finally(() => builds.delete(path))
  builds.set(path, building)
  return building
}

async function build(path: string, request: () => Promise<ArchiveRequest>): Promise<void> {
  // Another process may have finished it since it was looked for.
  if (await stat(path).catch(() => null)) return
  await writeFontArchive(planArchive(await request()), path)
}

type Contents = { styles: LicensedStyle[]; uses: LicensedUse[] }

function contentsOf(licence: Licence): Contents {
  return {
    styles: stylesOfLicence(licence),
    uses: usesOfLicence(licence),
  }
}

async function requestFor(
  payload: Payload,
  {
    licence,
    styles,
    uses,
    releases,
  }: Contents & Pick<NewerRelease, 'releases'> & { licence: Licence },
): Promise<ArchiveRequest> {
  const seller = await sellerOfDocuments(payload, await findOrder(payload, idOf(licence.order)))
  return {
    typeface: licence.typefaceName ?? 'Fonts',
    styles: styles.map(({ files, ...style }) => ({
      ...style,
      files: files.map(({ format, sha256, extension }) => ({
        format,
        path: fontPath(sha256, extension),
        fileName: `${style.typeface}-${style.name}`.replaceAll(' ', ''),
      })),
    })),
    uses: uses.map((use) => ({
      name: use.name,
      label: use.label,
      formats: use.formats,
      answers: namedAnswersOf(use),
    })),
    licence: {
      number: licence.number,
      licensee: licence.licenseeName ?? '',
      pdf: await licencePdfOf(payload, licence),
    },
    eulas: await eulaPdfsOf(payload, { ids: uses.map(({ eula }) => eula.id), seller }),
    notices: noticesOf(styles),
    seller: { name: seller.name, email: seller.email, url: seller.url },
    news: releases.flatMap(describeRelease),
  }
}
