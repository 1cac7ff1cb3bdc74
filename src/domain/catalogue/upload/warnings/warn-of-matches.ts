import { firstNamesInWords } from '../../../words'
import { plain } from '../matching/style-words'
import type { PlannedFile } from '../plan-upload'
import type { StyleFields } from '../upload-answer'
import { about, type FamilyMember } from './family-member'
import { type FamilyWarning, warnOf } from './family-warning'

/** What cannot be carried out as it stands: a style with two masters, two styles of one name, a style without any. */
export function warnOfMatches(planned: readonly PlannedFile[], members: readonly FamilyMember[]) {
  const twice = chosenTwice(planned)
  return [
    ...twice,
    ...takenNames(
      members,
      twice.flatMap(({ files }) => files),
    ),
    ...warnOf(about(members.filter(({ fields }) => fields.name.trim() === '')), 'name_missing'),
  ]
}

function chosenTwice(planned: readonly PlannedFile[]): FamilyWarning[] {
  const coming = planned.filter(({ state }) => state !== 'left_out')
  const groups = groupsOf(coming, ({ plan }) =>
    plan.style.kind === 'existing' ? plan.style.id : null,
  )
  return groups.flatMap((group) => {
    const name = group[0]?.plan.fields.name ?? ''
    const subject = { files: group.map(({ id }) => id), styles: [name] }
    return warnOf(subject, 'style_chosen_twice', { count: group.length, name })
  })
}

function takenNames(members: readonly FamilyMember[], known: string[]): FamilyWarning[] {
  const named = members.filter(({ fields }) => fields.name.trim() !== '')
  return groupsOf(named, ({ fields }) => plain(fields.name) || fields.name).flatMap((group) => {
    const subject = about(group)
    if (!subject || subject.files.every((file) => known.includes(file))) return []
    const name = subject.styles[0] ?? ''
    return warnOf(subject, 'name_taken_twice', { count: group.length, name })
  })
}

/** Groups of more than one that have the same key. */
export function groupsOf<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string | null) {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** How the cuts of a family stand to each other: none twice, each upright with its italic. */
export function warnOfCuts(members: readonly FamilyMember[]): FamilyWarning[] {
  return [...sameCuts(members), ...lonely(members, 'upright'), ...lonely(members, 'slanted')]
}

function sameCuts(members: readonly FamilyMember[]): FamilyWarning[] {
  return groupsOf(members, ({ fields }) => `${cutOf(fields)} ${fields.slope}`).flatMap((group) => {
    const subject = about(group)
    return warnOf(subject, 'same_cut', { styles: firstNamesInWords(subject?.styles ?? []) })
  })
}

/** A family of uprights alone is whole; one with some italics lacks the others. */
function lonely(members: readonly FamilyMember[], side: 'upright' | 'slanted'): FamilyWarning[] {
  return (['static', 'variable'] as const).flatMap((typ) => {
    const group = members.filter(({ fields }) => fields.typ === typ)
    const mine = group.filter(({ fields }) => (fields.slope === 'upright') === (side === 'upright'))
    const others = group.filter((member) => !mine.includes(member))
    if (mine.length === 0 || others.length === 0) return []
    const cuts = new Set(others.map(({ fields }) => cutOf(fields)))
    const alone = mine.filter(({ fields }) => !cuts.has(cutOf(fields)))
    const subject = about(alone)
    const styles = firstNamesInWords(subject?.styles ?? [])
    const have = alone.length === 1 ? 'has' : 'have'
    const key = side === 'upright' ? 'italic_missing' : 'upright_missing'
    return warnOf(subject, key, { styles, have })
  })
}

/** Without the slope: a variable font holds all weights and widths. */
function cutOf({ typ, weight, width }: StyleFields): string {
  return typ === 'variable' ? typ : `${weight} ${width ?? 5}`
}
