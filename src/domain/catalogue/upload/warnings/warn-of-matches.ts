import { about, type FamilyMember } from './family-member'
import type { FamilyWarning } from './family-warning'
import type { PlannedFile } from '../plan-upload'
import { plain } from '../matching/style-words'

/** What cannot be carried out as it stands: a style with two masters, two styles of one name, a style without any. */
export function warnOfMatches(
  planned: readonly PlannedFile[],
  members: readonly FamilyMember[],
): FamilyWarning[] {
  const twice = chosenTwice(planned)
  return [
    ...twice,
    ...takenNames(
      members,
      twice.flatMap(({ files }) => files),
    ),
    ...unnamed(members),
  ]
}

function chosenTwice(planned: readonly PlannedFile[]): FamilyWarning[] {
  const coming = planned.filter(({ state }) => state !== 'left_out')
  const groups = groupsOf(coming, ({ plan }) =>
    plan.style.kind === 'existing' ? plan.style.id : null,
  )
  return groups.map((group) => {
    const name = group[0]?.plan.fields.name ?? ''
    return {
      code: 'style_chosen_twice',
      level: 'block',
      sentence: `${group.length} files are meant for ${name}. Choose one, or make the others styles of their own.`,
      files: group.map(({ id }) => id),
      styles: [name],
    }
  })
}

function takenNames(members: readonly FamilyMember[], known: string[]): FamilyWarning[] {
  const named = members.filter(({ fields }) => fields.name.trim() !== '')
  return groupsOf(named, ({ fields }) => plain(fields.name) || fields.name).flatMap((group) => {
    const subject = about(group)
    if (!subject || subject.files.every((file) => known.includes(file))) return []
    return [
      {
        code: 'name_taken_twice',
        level: 'block',
        sentence: `${group.length} styles are called ${subject.styles[0]}. Each needs a name of its own.`,
        ...subject,
      },
    ]
  })
}

function unnamed(members: readonly FamilyMember[]): FamilyWarning[] {
  const subject = about(members.filter(({ fields }) => fields.name.trim() === ''))
  if (!subject) return []
  return [
    {
      code: 'name_missing',
      level: 'block',
      sentence: 'A style has no name. Give it one.',
      ...subject,
    },
  ]
}

/** Groups of more than one that have the same key. */
export function groupsOf<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | null,
): Entry[][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
