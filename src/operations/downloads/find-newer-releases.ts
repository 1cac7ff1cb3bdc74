import type { Payload } from 'payload'
import { reflowRiskOf } from '@/domain/catalogue/releases/release-change'
import { opensNewerReleases } from '@/domain/licensing/update-policy'
import type { LicensedStyle, LicensedUse } from '@/domain/order/order-line'
import type { FontFile, Licence } from '@/payload-types'
import { findReleasesOf, type StoredRelease } from '../records/releases'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import {
  licensedFiles,
  masterOf,
  stylesOfLicence,
  usesOfLicence,
} from '../orders/licences/licence-contents'
import { readUpdatePolicies } from '../records/prices/price-inputs'
import {
  findFilesOfStyles,
  findStylesForLicence,
  type StyleForLicence,
} from '../records/font-files'

/** Releases of a licence's styles since it was bought. */
export type NewerRelease = {
  /** Newest first. */
  releases: ReleaseNews[]
  /** All its styles in their newest files. */
  styles: LicensedStyle[]
  /** The uses that open newer releases; none: the licence covers only what was bought. */
  uses: LicensedUse[]
  /** The release that was bought; null where the licence did not record it. */
  bought: string | null
}

type ReleaseNews = {
  typeface: string
  version: string
  releasedOn: string
  notes: string
  /** A warning for each style of the licence whose set texts may reflow. */
  reflow: string[]
}

/** By the ids of the licences; those with unchanged styles are left out. */
export async function findNewerReleases(
  payload: Payload,
  licences: Licence[],
): Promise<Map<string, NewerRelease>> {
  const ids = [
    ...new Set(licences.flatMap((licence) => stylesOfLicence(licence).map(({ id }) => id))),
  ]
  const rows = (await findStylesForLicence(payload, ids)).filter(isShown)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const changed = licences.filter((licence) => changedStyles(licence, rowOf).length > 0)
  if (changed.length === 0) return new Map()

  const [releases, files, policies] = await Promise.all([
    findReleasesOf(payload, [...new Set(rows.map((row) => idOf(row.typeface)))]),
    findFilesOfStyles(payload, ids),
    readUpdatePolicies(payload),
  ])
  const stock = { rowOf, releases, filesOf: groupBy(files, (file) => idOf(file.style)) }
  const newer = changed.map((licence): [string, NewerRelease] => [
    licence.id,
    {
      releases: newsFor(licence, stock),
      styles: stylesOfLicence(licence).map((style) => newestOf(style, stock)),
      uses: usesOfLicence(licence).filter(({ type, updates }) =>
        opensNewerReleases(updates, policies.get(type)),
      ),
      bought: stylesOfLicence(licence).find(({ release }) => release)?.release?.version ?? null,
    },
  ])
  // A master that was replaced a moment ago is no release yet.
  return new Map(newer.filter(([, { releases }]) => releases.length > 0))
}

/** Tells the buyer what the licence allows. */
export function sentenceOfNewer({ uses, bought }: NewerRelease): string {
  if (uses.length > 0) return 'Yours to download, beside the release you bought.'
  return `This licence covers release ${bought ?? 'as bought'}. A newer one needs a licence of its own.`
}

/** A release in the lines of a README. */
export function describeRelease({ typeface, version, notes, reflow }: ReleaseNews): string[] {
  const warnings = reflow.length > 0 ? ['Set texts may reflow:', ...reflow] : []
  return [`New in ${typeface} ${version}`, ...(notes ? [notes] : []), ...warnings]
}

type Stock = {
  rowOf: Map<string, StyleForLicence>
  releases: StoredRelease[]
  filesOf: Map<string, FontFile[]>
}

/** A withdrawn typeface has no news: staff may be at work on it. */
function isShown({ master, isPublished }: StyleForLicence): boolean {
  return Boolean(master) && isPublished
}

function changedStyles(licence: Licence, rowOf: Stock['rowOf']): LicensedStyle[] {
  return stylesOfLicence(licence).filter((style) => {
    const master = rowOf.get(style.id)?.master
    return master && master !== masterOf(style)
  })
}

/** Every release since the one that was bought which replaced a style of the licence. */
function newsFor(licence: Licence, { rowOf, releases }: Stock): ReleaseNews[] {
  const held = changedStyles(licence, rowOf)
  return releases.flatMap((release) => {
    const touched = release.changes.filter(({ style }) =>
      held.some((one) => one.id === style && release.number > boughtNumber(one, releases)),
    )
    const [first] = touched
    if (!first) return []
    const { version, releasedOn, notes } = release
    return {
      typeface: rowOf.get(first.style)?.typefaceName ?? '',
      version,
      releasedOn,
      notes,
      reflow: touched.flatMap((change) => {
        const risk = reflowRiskOf(change)
        return risk ? [`${change.name}: ${risk}`] : []
      }),
    }
  })
}

/** The number of the release a style was bought from; 0 where nothing recorded it. */
export function boughtNumber(style: LicensedStyle, releases: StoredRelease[]): number {
  if (style.release) return style.release.number
  const sold = masterOf(style)
  const release = releases.find(({ masters }) =>
    masters?.some((one) => one.style === style.id && one.sha256 === sold),
  )
  return release?.number ?? 0
}

/** A style whose files are being made at the moment is delivered as it was bought. */
function newestOf(style: LicensedStyle, { rowOf, filesOf, releases }: Stock): LicensedStyle {
  const row = rowOf.get(style.id)
  const files = row ? licensedFiles(row, filesOf.get(row.id) ?? []) : []
  if (!row || files.length === 0) return style

  const release = releases.find(({ typeface }) => typeface === idOf(row.typeface))
  const facts = row.facts as unknown as Pick<LicensedStyle, 'axes'>
  return {
    ...style,
    axes: facts.axes,
    typ: row.typ,
    files,
    master: row.master ?? undefined,
    release: release && { number: release.number, version: release.version },
  }
}
