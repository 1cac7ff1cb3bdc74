import { about, type FamilyMember } from './family-member'
import type { FamilyWarning } from './family-warning'
import { codepointsOf } from '../uploaded-font'
import { firstNamesInWords } from '../../../words'

const EXAMPLES = 8

type Lack = { member: FamilyMember; missing: number[] }

/** Whoever sets a word in bold expects the letters that were there in regular. */
export function warnOfCharacters(members: readonly FamilyMember[]): FamilyWarning[] {
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
