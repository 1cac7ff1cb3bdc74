import { firstNamesInWords } from '../../../words'
import { plain } from '../matching/style-words'
import type { PlannedFile } from '../plan-upload'
import type { StyleFields } from '../upload-answer'
import { about, type FamilyMember } from './family-member'
import type { FamilyWarning, WarningCode } from './family-warning'

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

/** How the cuts of a family stand to each other: none twice, each upright with its italic. */
export function warnOfCuts(members: readonly FamilyMember[]): FamilyWarning[] {
  return [...sameCuts(members), ...lonely(members, 'upright'), ...lonely(members, 'slanted')]
}

function sameCuts(members: readonly FamilyMember[]): FamilyWarning[] {
  return groupsOf(members, ({ fields }) => `${cutOf(fields)} ${fields.slope}`).flatMap((group) => {
    const subject = about(group)
    if (!subject) return []
    return [
      {
        code: 'same_cut',
        level: 'warn',
        sentence: `${firstNamesInWords(subject.styles)} have the same weight, width and slope: browsers and menus cannot tell them apart.`,
        ...subject,
      },
    ]
  })
}

/** A family of uprights alone is whole; one with some italics lacks the others. */
function lonely(members: readonly FamilyMember[], side: 'upright' | 'slanted'): FamilyWarning[] {
  return (['static', 'variable'] as const).flatMap((typ) => {
    const group = members.filter(({ fields }) => fields.typ === typ)
    const mine = group.filter(({ fields }) => isUpright(fields) === (side === 'upright'))
    const others = group.filter((member) => !mine.includes(member))
    if (mine.length === 0 || others.length === 0) return []
    const cuts = new Set(others.map(({ fields }) => cutOf(fields)))
    const alone = mine.filter(({ fields }) => !cuts.has(cutOf(fields)))
    const subject = about(alone)
    return subject ? [warningFor(side, subject)] : []
  })
}

function warningFor(
  side: 'upright' | 'slanted',
  subject: { files: string[]; styles: string[] },
): FamilyWarning {
  const code: WarningCode = side === 'upright' ? 'italic_missing' : 'upright_missing'
  const have = subject.styles.length === 1 ? 'has' : 'have'
  const missing = side === 'upright' ? 'no italic' : 'no upright'
  const why = 'though other styles of the family have theirs'
  return {
    code,
    level: 'warn',
    sentence: `${firstNamesInWords(subject.styles)} ${have} ${missing}, ${why}.`,
    ...subject,
  }
}

function isUpright({ slope }: StyleFields): boolean {
  return slope === 'upright'
}

/** Without the slope: a variable font holds all weights and widths. */
function cutOf({ typ, weight, width }: StyleFields): string {
  return typ === 'variable' ? typ : `${weight} ${width ?? 5}`
}
