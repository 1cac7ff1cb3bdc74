import { compareVersions } from '@/domain/catalogue/releases/font-version'

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
  | { kind: 'update' }
  | { kind: 'create'; version: string; replaced: ReplacedMaster[]; added: ReleasedMaster[] }

type Known = { version: string; masters: ReleasedMaster[] | null }

const FIRST_VERSION = '1.000'

/**
 * Whether the present masters of a typeface make a new release: they do when one was replaced, or when a style of a newer
 * version was added. Any other new style joins the current release, since nobody can have bought an earlier version of it.
 * `known` begins with the current release; one without masters was made before releases recorded them.
 */
export function planRelease(known: Known[], masters: ReleasedMaster[]): ReleasePlan {
  const [current] = known
  if (!current) return newRelease(known, { replaced: [], added: masters })
  if (!current.masters) return { kind: 'update' }

  const had = new Set(current.masters.map(({ style }) => style))
  const replaced = replacedMasters(current.masters, masters)
  const added = masters.filter(({ style }) => !had.has(style))
  const newest = newestOf(current.masters)
  const isNewer = added.some(({ version }) => compareVersions(version, newest) > 0)
  return replaced.length > 0 || isNewer
    ? newRelease(known, { replaced, added })
    : { kind: 'update' }
}

/** The styles that two releases have with other masters. */
export function replacedMasters(
  before: ReleasedMaster[],
  after: ReleasedMaster[],
): ReplacedMaster[] {
  const known = new Map(before.map((master) => [master.style, master]))
  return after.flatMap((master) => {
    const was = known.get(master.style)
    return was && was.sha256 !== master.sha256 ? { before: was, after: master } : []
  })
}

/** `done`: the release that followed already has the files of the one before. */
export type TakeBack =
  | { kind: 'nothing' | 'not-current' | 'done' }
  | { kind: 'ready'; version: string; before: string; masters: ReleasedMaster[] }

/** What puts the files back that a release replaced. `releases`: of one typeface, newest first. */
export function planTakeBack(releases: (Known & { id: string })[], id: string): TakeBack {
  const at = releases.findIndex((release) => release.id === id)
  const [next, release, before] = [releases[at - 1], releases[at], releases[at + 1]]
  const replaced = replacedMasters(before?.masters ?? [], release?.masters ?? [])
  if (!release || !before || replaced.length === 0) return { kind: 'nothing' }
  const masters = replaced.map((master) => master.before)
  if (!next) return { kind: 'ready', version: release.version, before: before.version, masters }
  const isBack = ({ style, sha256 }: ReleasedMaster) =>
    next.masters?.some((master) => master.style === style && master.sha256 === sha256)
  return { kind: masters.every(isBack) ? 'done' : 'not-current' }
}

function newRelease(
  known: Known[],
  changes: { replaced: ReplacedMaster[]; added: ReleasedMaster[] },
): ReleasePlan {
  const changed = [...changes.replaced.map(({ after }) => after), ...changes.added]
  const version = newestOf(changed) || FIRST_VERSION
  return { kind: 'create', version: freeVersion(known, version), ...changes }
}

function newestOf(masters: ReleasedMaster[]): string {
  return (
    masters
      .map(({ version }) => version)
      .toSorted(compareVersions)
      .at(-1) ?? ''
  )
}

/** A changed file with an unchanged version number still makes a release with a name of its own: "1.000 (2)". */
function freeVersion(known: Known[], version: string): string {
  const versions = known.map((release) => release.version)
  if (!versions.includes(version)) return version
  const others = versions.filter((one) => one.startsWith(`${version} (`))
  return `${version} (${others.length + 2})`
}
