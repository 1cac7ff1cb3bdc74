import { firstNamesInWords } from '../../../words'
import { about, type FamilyMember } from './family-member'
import type { FamilyWarning } from './family-warning'
import { groupsOf } from './warn-of-matches'

/** A style of another family, in the shop or in the same upload: "Garden Bold". */
export type NamedElsewhere = { postScriptName: string; style: string }

const CURE = 'Give it one of its own in its source (name 6), and export it again'

/** Systems know a font by its PostScript name: of two that share one, they install one. */
export function warnOfNames(
  members: readonly FamilyMember[],
  elsewhere: readonly NamedElsewhere[],
): FamilyWarning[] {
  return [
    ...sharedInFamily(members),
    ...members.flatMap((member) => sharedElsewhere(member, elsewhere)),
    ...members.flatMap((member) => sharedByInstances(member, members)),
  ]
}

function sharedInFamily(members: readonly FamilyMember[]): FamilyWarning[] {
  return groupsOf(members, ({ font }) => font?.postScriptName ?? null).flatMap((group) => {
    const subject = about(group)
    const name = group[0]?.font?.postScriptName ?? ''
    if (!subject) return []
    const sentence = `${firstNamesInWords(subject.styles)} have the same PostScript name, ${name}: they cannot be installed together. Give each one of its own in its source (name 6), and export them again.`
    return [{ code: 'same_postscript_name', level: 'warn', sentence, ...subject }]
  })
}

function sharedElsewhere(
  member: FamilyMember,
  elsewhere: readonly NamedElsewhere[],
): FamilyWarning[] {
  const name = member.font?.postScriptName
  const others = elsewhere.filter(({ postScriptName }) => postScriptName === name)
  const subject = about([member])
  if (!subject || !name || others.length === 0) return []
  const have = others.length === 1 ? 'has' : 'have'
  const them = firstNamesInWords(others.map(({ style }) => style))
  const sentence = `${member.fields.name} has the PostScript name ${name}, which ${them} ${have} too: they cannot be installed together. ${CURE}.`
  return [{ code: 'same_postscript_name', level: 'warn', sentence, ...subject }]
}

/** What is delivered is renamed: see fonts/rename/name-apart.ts. */
function sharedByInstances(
  member: FamilyMember,
  members: readonly FamilyMember[],
): FamilyWarning[] {
  const own = new Set(member.font?.instancePostScriptNames)
  const isTaken = ({ fields, font }: FamilyMember) =>
    fields.typ === 'static' && own.has(font?.postScriptName ?? '')
  const singles = members.filter(isTaken)
  const subject = about([member, ...singles])
  if (!subject || singles.length === 0) return []
  const names = firstNamesInWords(singles.map(({ font }) => font?.postScriptName ?? ''))
  const sentence = `Instances of ${member.fields.name} have the PostScript names of single styles (${names}). What buyers get of it is named apart from them, so that both can be installed; to choose these names, change them in its source.`
  return [{ code: 'same_postscript_name', level: 'note', sentence, ...subject }]
}
