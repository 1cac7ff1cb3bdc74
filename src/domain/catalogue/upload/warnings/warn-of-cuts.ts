import { about, type FamilyMember } from './family-member'
import type { FamilyWarning, WarningCode } from './family-warning'
import { firstNamesInWords } from '../../../words'
import type { StyleFields } from '../upload-answer'
import { groupsOf } from './warn-of-matches'

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
