import { firstNamesInWords } from '../../../words'
import { namesOfOverrides } from '../../variation/variation-overrides'
import { lostOverrides } from '../../variation/merge-variation'
import type { PlannedFile } from '../plan-upload'
import type { CatalogueTypeface, IncomingFile } from '../upload-catalogue'
import { codepointsOf, type UploadedFont } from '../uploaded-font'
import { about, type FamilyMember, membersOf } from './family-member'
import { type FamilyWarning, type WarningLevel, warnOf } from './family-warning'
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
export function warnOfFamily({ typeface, planned, files, elsewhere = [] }: Family) {
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

  const lacking = lacks.map(({ member }) => member)
  const subject = about(lacking) ?? about(members)
  const styles = lacking.map(({ fields }) => fields.name)
  const said = { lacks: firstNamesInWords(lacks.map(describe)) }
  return warnOf(subject && { ...subject, styles }, 'characters_differ', said)
}

function describe({ member, missing }: { member: FamilyMember; missing: number[] }): string {
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
    const { file, font, fields } = member
    if (file === null || !font) return []
    const subject = { files: [file], styles: [fields.name] }
    return [...lostWords(member, font, subject), ...shortRanges(member, font, subject)]
  })
}

type Subject = Pick<FamilyWarning, 'files' | 'styles'>

function lostWords({ fields }: FamilyMember, font: UploadedFont, subject: Subject) {
  const lost = namesOfOverrides(lostOverrides(font, fields.variation))
  if (lost.length === 0) return []
  const them = lost.length === 1 ? 'it' : 'them'
  const said = { name: fields.name, lost: firstNamesInWords(lost), them }
  return warnOf(subject, 'words_lost', said)
}

function shortRanges({ fields }: FamilyMember, font: UploadedFont, subject: Subject) {
  return fields.variation.axes.flatMap((wanted) => {
    const axis = font.axes.find(({ tag }) => tag === wanted.tag)
    if (!axis) return []
    const { min, max } = axis
    const { min: from = min, max: to = max } = wanted
    if (min <= from && to <= max) return []
    const said = { axis: axis.name, name: fields.name, from, to, min, max }
    return warnOf(subject, 'range_cut_short', said)
  })
}
