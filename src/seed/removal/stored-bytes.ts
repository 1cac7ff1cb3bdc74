import type { Payload } from 'payload'
import { storedFiles } from '@/operations/files/stored-files'
import { fontName } from '@/operations/fonts/font-store'
import type { ReleasedMaster } from '@/operations/fonts/releases/plan-release'
import { stylesOfLicence } from '@/operations/orders/licences/licence-contents'
import { findAll } from '@/operations/records/rows'
import type { Release } from '@/payload-types'
import type { DemoTypeface } from './find-demo-typefaces'

export type StoredBytes = { sha256: string; extension: string }

/** The bytes of every file of these typefaces, and of the masters of their earlier releases. */
export async function findBytes(
  payload: Payload,
  typefaces: DemoTypeface[],
): Promise<StoredBytes[]> {
  const where = { typeface: { in: typefaces.map(({ id }) => id) } }
  const [files, releases] = await Promise.all([
    findAll(payload, 'font-files', { where }),
    findAll(payload, 'releases', { where }),
  ])
  return [
    ...files.map(({ sha256, filename }) => {
      return { sha256: sha256 ?? '', extension: filename?.split('.').at(-1) ?? '' }
    }),
    ...releases.flatMap(mastersOf).map(({ sha256, format }) => {
      return { sha256, extension: format.toLowerCase() }
    }),
  ]
}

/** Removes them where nothing refers to them any longer: a file of staff's may have the same bytes, and what an order holds stays. */
export async function removeBytes(payload: Payload, bytes: StoredBytes[]): Promise<void> {
  const needed = await findNeeded(payload, bytes)
  for (const { sha256, extension } of bytes) {
    if (!needed.has(sha256)) await storedFiles.drop(fontName(sha256, extension))
  }
}

async function findNeeded(payload: Payload, bytes: StoredBytes[]): Promise<Set<string>> {
  const [files, releases, licences, orders] = await Promise.all([
    findAll(payload, 'font-files', {
      where: { sha256: { in: bytes.map(({ sha256 }) => sha256) } },
    }),
    findAll(payload, 'releases'),
    findAll(payload, 'licences'),
    findAll(payload, 'orders', { where: { state: { not_equals: 'cancelled' } } }),
  ])
  const sold = [
    ...licences.flatMap(({ styles }) => stylesOfLicence({ styles })),
    ...orders.flatMap(({ lines }) => lines.flatMap((line) => line.styles)),
  ]
  return new Set([
    ...files.map(({ sha256 }) => sha256 ?? ''),
    ...releases.flatMap(mastersOf).map(({ sha256 }) => sha256),
    ...sold.flatMap((style) => style.files.map(({ sha256 }) => sha256)),
  ])
}

function mastersOf({ masters }: Pick<Release, 'masters'>): ReleasedMaster[] {
  return (masters ?? []) as unknown as ReleasedMaster[]
}
