import { firstNamesInWords } from '../../../words'
import { namesOfOverrides } from '../../variation/variation-overrides'
import { lostOverrides } from '../../variation/merge-variation'
import type { PlannedFile } from '../plan-upload'
import type { CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import { codepointsOf, type UploadedFont } from '../uploaded-font'
import { about, type FamilyMember, membersOf } from './family-member'
import type { FamilyWarning, WarningLevel } from './family-warning'
import { warnOfCuts, warnOfMatches } from './warn-of-matches'
import { warnOfFiles } from './warn-of-files'
import { warnOfMetrics } from './warn-of-metrics'
import { type NamedElsewhere, warnOfNames, warnOfOwnName } from './warn-of-names'

type Family = {
  typeface: CatalogueTypeface | null
  planned: readonly PlannedFile[]
  files: readonly IncomingFile[]
  elsewhere?: readonly NamedElsewhere[]
}

const RANK: Record<WarningLevel, number> = { block: 0, warn: 1, note: 2 }

/** What a type engineer would say of one family before anything is written, gravest first. */
export function warnOfFamily({
  typeface,
  planned,
  files,
  elsewhere = [],
}: Family): FamilyWarning[] {
  const members = membersOf(typeface, planned, files)
  return [
    ...warnOfMatches(planned, members),
    ...warnOfCuts(members),
    ...warnOfMetrics(members),
    ...warnOfCharacters(members),
    ...warnOfFiles(members),
    ...warnOfOwnName(typeface, members, planned),
    ...warnOfNames(members, elsewhere),
    ...warnOfVariation(members),
  ].toSorted((a, b) => RANK[a.level] - RANK[b.level])
}

const EXAMPLES = 8

type Lack = { member: FamilyMember; missing: number[] }

/** Whoever sets a word in bold expects the letters that were there in regular. */
function warnOfCharacters(members: readonly FamilyMember[]): FamilyWarning[] {
  const covered = members.map((member) => ({
    member,
    own: codepointsOf(member.font?.codepoints ?? []),
  }))
  const known = covered.filter(({ own }) => own.size > 0)
  const all = new Set(known.flatMap(({ own }) => [...own]))
  const lacks = known
    .map(({ member, own }) => ({ member, missing: [...all].filter((code) => !own.has(code)) }))
    .filter(({ missing }) => missing.length > 0)
  if (lacks.length === 0) return []

  const subject = about(lacks.map(({ member }) => member)) ?? about(members)
  if (!subject) return []
  return [
    {
      code: 'characters_differ',
      level: 'warn',
      sentence: `Characters that other styles have are missing: ${firstNamesInWords(lacks.map(describe))}.`,
      files: subject.files,
      styles: lacks.map(({ member }) => member.fields.name),
    },
  ]
}

function describe({ member, missing }: Lack): string {
  const letters = missing
    .filter((code) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(String.fromCodePoint(code)))
    .slice(0, EXAMPLES)
    .map((code) => String.fromCodePoint(code))
  const more = missing.length > letters.length ? ' …' : ''
  const which = letters.length > 0 ? ` (${letters.join(' ')}${more})` : ''
  return `${member.fields.name} ${missing.length}${which}`
}

/** Staff's words on axes and instances that the new file leaves without effect, in whole or in part. */
function warnOfVariation(members: readonly FamilyMember[]): FamilyWarning[] {
  return members.flatMap((member) => {
    const { file, font } = member
    if (file === null || !font) return []
    const subject = { files: [file], styles: [member.fields.name] }
    return [...lostSentences(member, font), ...shortSentences(member, font)].map(
      ({ code, sentence }): FamilyWarning => ({ code, level: 'warn', sentence, ...subject }),
    )
  })
}

type Said = Pick<FamilyWarning, 'code' | 'sentence'>

function lostSentences({ fields }: FamilyMember, font: UploadedFont): Said[] {
  const lost = namesOfOverrides(lostOverrides(font, fields.variation))
  if (lost.length === 0) return []
  const sentence = `The new file of ${fields.name} is without ${firstNamesInWords(lost)}: what was decided of ${lost.length === 1 ? 'it' : 'them'} is shown nowhere.`
  return [{ code: 'words_lost', sentence }]
}

function shortSentences({ fields }: FamilyMember, font: UploadedFont): Said[] {
  return fields.variation.axes.flatMap(({ tag, min, max }): Said[] => {
    const axis = font.axes.find((candidate) => candidate.tag === tag)
    if (!axis) return []
    const wanted = { min: min ?? axis.min, max: max ?? axis.max }
    if (axis.min <= wanted.min && wanted.max <= axis.max) return []
    const sentence = `Visitors were to set ${axis.name} of ${fields.name} from ${wanted.min} to ${wanted.max}, but the file reaches from ${axis.min} to ${axis.max} only.`
    return [{ code: 'range_cut_short', sentence }]
  })
}
