import { firstNamesInWords } from '../../../words'
import { chooseNameStyles } from '../../styles/choose-styles'
import { firstWords, holdsSignsAlone, writes } from '../first-words'
import type { PlannedFile } from '../plan-upload'
import type { CatalogueTypeface } from '../upload-catalogue'
import { about, type FamilyMember } from './family-member'
import { type FamilyWarning, warnOf } from './family-warning'
import { groupsOf } from './warn-of-matches'

/** A style of another family, in the shop or in the same upload: "Garden Bold". */
export type NamedElsewhere = { postScriptName: string; style: string }

/** A name in itself is set in the typeface: all fonts that set it must have its letters. */
export function warnOfOwnName(
  typeface: CatalogueTypeface | null,
  members: readonly FamilyMember[],
  planned: readonly PlannedFile[],
): FamilyWarning[] {
  const name = typeface ? (typeface.ownName ?? typeface.name) : planned[0]?.plan.typeface.name
  const known = members.flatMap(({ fields, font, file }) =>
    font ? [{ ...fields, fields, font, file }] : [],
  )
  const setting = chooseNameStyles(known)
  const lacking = setting.filter(({ font }) => !writes(font, name ?? ''))
  const subject = about(lacking)
  const [first] = setting
  if (!subject || !first || holdsSignsAlone(first.font)) return []
  const { menuText = '' } = firstWords(
    name ?? '',
    setting.map(({ font }) => font),
  )
  const lack = lacking.length === 1 ? 'lacks' : 'lack'
  const begins = typeface ? 'becomes' : 'begins as'
  const said = {
    styles: firstNamesInWords(subject.styles),
    lack,
    name: name ?? '',
    begins,
    menuText,
  }
  return warnOf(subject, 'name_not_in_font', said)
}

/** Systems know a font by its PostScript name: of two that share one, they install one. */
export function warnOfNames(
  members: readonly FamilyMember[],
  elsewhere: readonly NamedElsewhere[],
): FamilyWarning[] {
  return [
    ...members.flatMap(unfitName),
    ...sharedInFamily(members),
    ...members.flatMap((member) => sharedElsewhere(member, elsewhere)),
    ...members.flatMap((member) => sharedByInstances(member, members)),
  ]
}

/** As PostScript allows it: printable ASCII without its delimiters. Facts of an older shop may say nothing of it. */
function unfitName(member: FamilyMember): FamilyWarning[] {
  const name = member.font?.postScriptName
  const subject = about([member])
  if (!subject || name === undefined || /^[!-$&'*-.0-;=?-Z\\^-z|~]{1,63}$/.test(name ?? ''))
    return []
  const has = name === null ? 'no PostScript name' : `a PostScript name that is none (${name})`
  return warnOf(subject, 'postscript_name_unfit', { style: member.fields.name, has })
}

function sharedInFamily(members: readonly FamilyMember[]): FamilyWarning[] {
  return groupsOf(members, ({ font }) => font?.postScriptName ?? null).flatMap((group) => {
    const subject = about(group)
    const name = group[0]?.font?.postScriptName ?? ''
    const styles = firstNamesInWords(subject?.styles ?? [])
    return warnOf(subject, 'same_postscript_name', { styles, name })
  })
}

function sharedElsewhere(member: FamilyMember, elsewhere: readonly NamedElsewhere[]) {
  const name = member.font?.postScriptName
  const others = elsewhere.filter(({ postScriptName }) => postScriptName === name)
  const subject = about([member])
  if (!subject || !name || others.length === 0) return []
  const have = others.length === 1 ? 'has' : 'have'
  const them = firstNamesInWords(others.map(({ style }) => style))
  const said = { style: member.fields.name, name, them, have }
  return warnOf(subject, 'same_postscript_name:elsewhere', said)
}

/** What is delivered is renamed: see fonts/rename/name-apart.ts. */
function sharedByInstances(member: FamilyMember, members: readonly FamilyMember[]) {
  const own = new Set(member.font?.instancePostScriptNames)
  const isTaken = ({ fields, font }: FamilyMember) =>
    fields.typ === 'static' && own.has(font?.postScriptName ?? '')
  const singles = members.filter(isTaken)
  const subject = about([member, ...singles])
  if (!subject || singles.length === 0) return []
  const names = firstNamesInWords(singles.map(({ font }) => font?.postScriptName ?? ''))
  const said = { style: member.fields.name, names }
  return warnOf(subject, 'same_postscript_name:instances', said)
}
