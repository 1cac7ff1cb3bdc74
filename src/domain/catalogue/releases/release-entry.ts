import {
  countInWords,
  countOf,
  lowerFirst,
  namesInWords,
  paragraphsOf,
  pluralOf,
} from '../../words'
import type { BlockCount, Language } from '../languages'
import type { TypefaceRow } from '../typeface-view'
import type { RedrawnGlyphs, RedrawnStyle } from './redrawn'
import { redrawnStyles, reflowRiskOf, type ReleaseChange } from './release-change'

/** What every style of a typeface could set and write when it was released. */
export type ReleasedFacts = {
  languages: Language[]
  characters?: { count: number; blocks: BlockCount[] }
}

/** A release as it was recorded; `facts` are missing where an old version of the shop made it. */
export type ReleaseRecord = {
  id: string
  /** The name of its typeface. */
  typeface: string
  version: string
  releasedOn: string
  notes: string
  changes: ReleaseChange[]
  facts: ReleasedFacts | null
}

/** A release as people read of it: all but its notes was measured. */
export type ReleaseEntry = Pick<ReleaseRecord, 'id' | 'typeface' | 'version' | 'releasedOn'> & {
  /** Its paragraphs. */
  notes: string[]
  /** Of the first release: what there was from the start. */
  extent: { characters: number; languages: number } | null
  newStyles: string[]
  letters: NewLetters | null
  /** null: nothing was drawn anew. `since` is the version of the release before. */
  redrawn: { styles: RedrawnStyle[]; since: string } | null
  languages: { added: string[]; lost: string[] }
  reflow: ReflowNotice
}

type NewLetters = {
  count: number
  /** The styles that have them; null: each that was changed. */
  styles: string[] | null
  /** What every style of the typeface gained, by Unicode's blocks. */
  blocks: BlockCount[]
  /** The first of them. */
  shown: string[]
}

/** `unknown`: nothing was recorded to compare. */
export type ReflowNotice =
  { kind: 'first' } | { kind: 'none' } | { kind: 'unknown' } | { kind: 'may'; warnings: string[] }

/** The releases of one typeface, newest first, each beside the one before it. */
export function composeReleaseEntries(records: ReleaseRecord[]): ReleaseEntry[] {
  return records.map((release, index) => entryOf(release, records[index + 1] ?? null))
}

function entryOf(release: ReleaseRecord, before: ReleaseRecord | null): ReleaseEntry {
  const { id, typeface, version, releasedOn, notes, changes } = release
  const [now, was] = [release.facts, before?.facts ?? null]
  return {
    id,
    typeface,
    version,
    releasedOn,
    notes: paragraphsOf(notes),
    extent: before ? null : extentOf(now),
    newStyles: before ? changes.filter(({ kind }) => kind === 'added').map(({ name }) => name) : [],
    letters: before ? newLetters(changes, gainedBlocks(now, was)) : null,
    redrawn: before ? redrawnSince(before, changes) : null,
    languages: {
      added: was ? namesMissing(now?.languages ?? [], was.languages) : [],
      lost: now && was ? namesMissing(was.languages, now.languages) : [],
    },
    reflow: before ? reflowNotice(changes) : { kind: 'first' },
  }
}

/** Of the styles alone that somebody holds: what the mail about a release warns of. */
function reflowNotice(changes: ReleaseChange[]): ReflowNotice {
  if (changes.length === 0) return { kind: 'unknown' }
  const namesOf = new Map<string, string[]>()
  for (const change of changes) {
    const risk = reflowRiskOf(change)
    if (risk) namesOf.set(risk, [...(namesOf.get(risk) ?? []), change.name])
  }
  if (namesOf.size === 0) return { kind: 'none' }
  // Styles that changed in the same way are warned of in one line.
  return {
    kind: 'may',
    warnings: [...namesOf].map(([risk, names]) => `${names.join(', ')}: ${risk}`),
  }
}

function newLetters(changes: ReleaseChange[], blocks: BlockCount[]): NewLetters | null {
  const replaced = changes.flatMap((change) =>
    change.kind === 'replaced' && change.reflow
      ? [{ name: change.name, added: change.reflow.added, letters: change.reflow.letters ?? [] }]
      : [],
  )
  const gaining = replaced.filter(({ added }) => added > 0)
  if (gaining.length === 0) return null
  const inAll = gaining.length === replaced.length
  return {
    count: Math.max(...gaining.map(({ added }) => added)),
    styles: inAll ? null : gaining.map(({ name }) => name),
    blocks,
    shown: [...new Set(gaining.flatMap(({ letters }) => letters))],
  }
}

function redrawnSince({ version }: ReleaseRecord, changes: ReleaseChange[]) {
  const styles = redrawnStyles(changes)
  return styles.length > 0 ? { styles, since: version } : null
}

function gainedBlocks(now: ReleasedFacts | null, was: ReleasedFacts | null): BlockCount[] {
  if (!now?.characters || !was?.characters) return []
  const before = new Map(was.characters.blocks.map(({ name, count }) => [name, count]))
  return now.characters.blocks
    .map(({ name, count }) => ({ name, count: count - (before.get(name) ?? 0) }))
    .filter(({ count }) => count > 0)
}

function namesMissing(languages: Language[], from: Language[]): string[] {
  const codes = new Set(from.map(({ code }) => code))
  return languages.filter(({ code }) => !codes.has(code)).map(({ name }) => name)
}

function extentOf(facts: ReleasedFacts | null): ReleaseEntry['extent'] {
  if (!facts?.characters) return null
  return { characters: facts.characters.count, languages: facts.languages.length }
}

/** A release with the letters it drew anew, as far as a preview may show them. */
export type DrawnRelease = ReleaseEntry & { drawn: RedrawnGlyphs | null }

/** The same with the face its letters are shown in. */
export type ShownRelease = DrawnRelease & { face: TypefaceRow['sampleFace'] }

/** What the page of a typeface's releases shows: those of its children too, newest first. */
export type ReleasePageView = Pick<TypefaceRow, 'name' | 'slug' | 'inItself' | 'line'> & {
  releases: ShownRelease[]
}

/** "96 new characters in Regular and Bold." null: there are none. */
export function lettersInWords({ letters }: Pick<ReleaseEntry, 'letters'>): string | null {
  if (!letters) return null
  const { count, styles } = letters
  const where = styles ? ` in ${namesInWords(styles)}` : ''
  return `${count} new ${pluralOf(count, 'character')}${where}.`
}

/** "Two more languages: Russian and Bulgarian." null: as many as before. */
export function languagesInWords(
  { languages: { added, lost } }: Pick<ReleaseEntry, 'languages'>,
  name: (names: readonly string[]) => string = namesInWords,
): string | null {
  const more = added.length > 0 ? `${moreOf(added.length)}: ${name(added)}.` : ''
  const fewer = lost.length > 0 ? `No longer: ${name(lost)}.` : ''
  return [more, fewer].filter(Boolean).join(' ') || null
}

/** "New styles: Black and Black Italic." */
export function stylesInWords({ newStyles }: Pick<ReleaseEntry, 'newStyles'>): string | null {
  if (newStyles.length === 0) return null
  return `New ${pluralOf(newStyles.length, 'style')}: ${namesInWords(newStyles)}.`
}

/** "312 characters, twelve languages." */
export function extentInWords({ characters, languages }: NonNullable<ReleaseEntry['extent']>) {
  const count = lowerFirst(countInWords(languages))
  const inLanguages = languages === 0 ? '' : `, for ${count} ${pluralOf(languages, 'language')}`
  return `${countOf(characters, 'character')}${inLanguages}.`
}

function moreOf(count: number): string {
  return `${countInWords(count)} more ${pluralOf(count, 'language')}`
}
