import type { Category } from '../typeface-view'
import { compareMasters } from './changes/compare-masters'
import {
  fieldsOf,
  matchByCut,
  matchByName,
  matchTypeface,
  type StyleMatch,
  type Suggestion,
  suggestStyle,
} from './matching/match-file'
import { plain } from './matching/style-words'
import { type MasterChanges, reflowRiskOf } from './changes/master-changes'
import type { ChosenTypeface, FilePlan, StyleFields } from './upload-answer'
import type { CatalogueStyle, CatalogueTypeface, IncomingFile } from './upload-catalogue'

export type PlannedFile = {
  id: string
  state: 'planned' | 'unchanged' | 'left_out'
  /** One for each typeface: "existing:{id}", "new:{slug}", with the name behind it where the slug does not say it. */
  family: string
  plan: FilePlan
  /** The master it would take the place of. */
  replaces: { sha256: string; format: 'OTF' | 'TTF' } | null
}

type Chosen = { file: IncomingFile; suggestion: Suggestion; typeface: CatalogueTypeface | null }

/** What would be done with each file, by its own facts, the shop's catalogue and what staff override. Reads only. */
export function planUpload(
  files: readonly IncomingFile[],
  typefaces: readonly CatalogueTypeface[],
): PlannedFile[] {
  const chosen = files.map((file) => chooseTypeface(file, typefaces))
  const matches = matchStyles(chosen)
  return chosen.map((choice) => planFile(choice, matches.get(choice.file.id) ?? null))
}

function chooseTypeface(file: IncomingFile, typefaces: readonly CatalogueTypeface[]): Chosen {
  const suggestion = suggestStyle(file.font)
  const { typeface: override } = file.override
  if (override?.kind === 'new') return { file, suggestion, typeface: null }
  const overridden = typefaces.find(({ id }) => id === override?.id)
  const matched = matchTypeface(typefaces, suggestion.family, file.font.family)
  return { file, suggestion, typeface: overridden ?? matched }
}

/** Names first, so that no file takes by its weight the style that another has by its name. */
function matchStyles(chosen: readonly Chosen[]): Map<string, StyleMatch> {
  const matches = new Map<string, StyleMatch>()
  for (const { file, suggestion, typeface } of chosen) {
    const match =
      overriddenStyle(file, typeface) ?? matchByName(stylesOf(typeface), file, suggestion)
    if (match && file.override.style?.kind !== 'new') matches.set(file.id, match)
  }
  for (const { file, suggestion, typeface } of chosen) {
    if (matches.has(file.id) || file.override.style?.kind === 'new') continue
    const taken = [...matches.values()].map(({ style }) => style.id)
    const free = stylesOf(typeface).filter(({ id }) => !taken.includes(id))
    const match = matchByCut(free, suggestion)
    if (match) matches.set(file.id, match)
  }
  return matches
}

function overriddenStyle(
  file: IncomingFile,
  typeface: CatalogueTypeface | null,
): StyleMatch | null {
  const override = file.override.style
  if (override?.kind !== 'existing') return null
  const style = stylesOf(typeface).find(({ id }) => id === override.id)
  return style ? { style, because: 'staff' } : null
}

function planFile({ file, suggestion, typeface }: Chosen, match: StyleMatch | null): PlannedFile {
  const { override, sha256 } = file
  const style = match?.style ?? null
  const suggested = suggestion.fields
  const fields = { ...(style ? fieldsOf(style) : suggested), ...override.fields }
  const isUnchanged = style?.master === sha256 && !changesFields(style, fields)
  const plan: FilePlan = {
    typeface: typeface
      ? { kind: 'existing', id: typeface.id, name: typeface.name }
      : newTypeface(file, suggestion),
    style: style ? { kind: 'existing', id: style.id } : { kind: 'new' },
    fields,
    leave_out: override.leave_out ?? false,
    because: override.style ? 'staff' : (match?.because ?? 'nothing_like_it'),
    differs: style ? differing(fields, suggested) : [],
    changes: style && style.master !== sha256 ? changesOf(style, file) : null,
  }
  const state = plan.leave_out ? 'left_out' : isUnchanged ? 'unchanged' : 'planned'
  const replaces = plan.changes && style ? masterOf(style) : null
  return { id: file.id, state, family: familyKey(plan.typeface), plan, replaces }
}

function changesOf(
  { master, font: before }: CatalogueStyle,
  { sha256, font, comparison }: IncomingFile,
): MasterChanges | null {
  if (!before) return null
  const masters = { before: master, after: sha256, characterCount: font.characterCount }
  return { ...compareMasters(before, font), reflow: reflowRiskOf(masters, comparison) }
}

function masterOf({ master, font }: CatalogueStyle): PlannedFile['replaces'] {
  return master && font ? { sha256: master, format: font.format } : null
}

function newTypeface({ override }: IncomingFile, { family, category }: Suggestion): ChosenTypeface {
  const overridden: { name: string; category?: Category } | null =
    override.typeface?.kind === 'new' ? override.typeface : null
  return {
    kind: 'new',
    name: overridden?.name ?? family,
    category: overridden?.category ?? category,
  }
}

function familyKey(typeface: ChosenTypeface): string {
  if (typeface.kind === 'existing') return `existing:${typeface.id}`
  const slug = slugOf(typeface.name)
  // Letters that no address has are all that tells two Arabic families apart.
  return plain(slug) === plain(typeface.name)
    ? `new:${slug}`
    : `new:${slug} ${plain(typeface.name)}`
}

/** The last part of a page's address: lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'typeface'
}

/** Where previews rest and what is said of axes is staff's alone: no file differs in it, but staff may change it. */
function changesFields(style: CatalogueStyle, fields: StyleFields): boolean {
  const before = fieldsOf(style)
  const isSame = (key: 'default_coordinates' | 'variation') =>
    JSON.stringify(before[key]) === JSON.stringify(fields[key])
  return (
    differing(before, fields).length > 0 || !isSame('default_coordinates') || !isSame('variation')
  )
}

function differing(a: StyleFields, b: StyleFields): (keyof StyleFields)[] {
  const keys = ['name', 'typ', 'weight', 'width', 'slope'] as const
  return keys.filter((key) => a[key] !== b[key])
}

function stylesOf(typeface: CatalogueTypeface | null): CatalogueStyle[] {
  return typeface?.styles ?? []
}
