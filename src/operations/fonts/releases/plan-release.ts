import { compareVersions } from '@/domain/catalogue/font-version'

/** A style as one release of its typeface has it. */
export type ReleasedMaster = {
  style: string
  name: string
  sha256: string
  format: 'OTF' | 'TTF'
  version: string
}

export type ReplacedMaster = { before: ReleasedMaster; after: ReleasedMaster }

export type ReleasePlan =
  | { kind: 'keeps' }
  | { kind: 'begins'; version: string; replaced: ReplacedMaster[]; added: ReleasedMaster[] }

type Known = { version: string; masters: ReleasedMaster[] | null }

const FIRST_VERSION = '1.000'

/**
 * Whether the masters a typeface has now make a new release: they do where one was replaced, or where a style of a newer
 * version came. Any other style joins the release that is current, for nobody could have bought it with less.
 * `known` begins with the current release; one without masters was kept before releases knew theirs.
 */
export function planRelease(known: Known[], masters: ReleasedMaster[]): ReleasePlan {
  const [current] = known
  if (!current) return begins(known, { replaced: [], added: masters })
  if (!current.masters) return { kind: 'keeps' }

  const before = new Map(current.masters.map((master) => [master.style, master]))
  const replaced = masters.flatMap((after) => {
    const was = before.get(after.style)
    return was && was.sha256 !== after.sha256 ? { before: was, after } : []
  })
  const added = masters.filter(({ style }) => !before.has(style))
  const newest = newestOf(current.masters)
  const isNewer = added.some(({ version }) => compareVersions(version, newest) > 0)
  return replaced.length > 0 || isNewer ? begins(known, { replaced, added }) : { kind: 'keeps' }
}

function begins(
  known: Known[],
  changes: { replaced: ReplacedMaster[]; added: ReleasedMaster[] },
): ReleasePlan {
  const changed = [...changes.replaced.map(({ after }) => after), ...changes.added]
  const version = newestOf(changed) || FIRST_VERSION
  return { kind: 'begins', version: freeVersion(known, version), ...changes }
}

function newestOf(masters: ReleasedMaster[]): string {
  return (
    masters
      .map(({ version }) => version)
      .toSorted(compareVersions)
      .at(-1) ?? ''
  )
}

/** A file that was changed but not numbered anew still makes a release one can speak of: "1.000 (2)". */
function freeVersion(known: Known[], version: string): string {
  const taken = known.map((release) => release.version)
  if (!taken.includes(version)) return version
  const others = taken.filter((one) => one.startsWith(`${version} (`))
  return `${version} (${others.length + 2})`
}
