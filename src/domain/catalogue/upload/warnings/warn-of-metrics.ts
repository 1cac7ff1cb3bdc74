import { about, oddOnes, type FamilyMember } from './family-member'
import { type FamilyWarning, warnOf } from './family-warning'
import { firstNamesInWords } from '../../../words'
import type { UploadedFont } from '../uploaded-font'

type Heights = readonly (number | undefined)[]

const TABLES: readonly { name: string; read(metrics: UploadedFont['metrics']): Heights }[] = [
  {
    name: 'hhea (ascender, descender, line gap)',
    read: ({ ascender, descender, lineGap }) => [ascender, descender, lineGap],
  },
  {
    name: 'OS/2 typo (ascender, descender, line gap)',
    read: ({ typoAscender, typoDescender, typoLineGap }) => [
      typoAscender,
      typoDescender,
      typoLineGap,
    ],
  },
  {
    name: 'OS/2 Windows (ascent, descent)',
    read: ({ winAscent, winDescent }) => [winAscent, winDescent],
  },
]

/** Lines of one family stand at one distance, whatever style they are set in. */
export function warnOfMetrics(members: readonly FamilyMember[]): FamilyWarning[] {
  return [
    ...TABLES.flatMap(({ name, read }) => warnOfTable(members, name, read)),
    ...warnOfChoice(members),
    ...warnOfEm(members),
  ]
}

/** In thousandths of the em, so that two fonts on different ems are measured alike. */
function warnOfTable(
  members: readonly FamilyMember[],
  name: string,
  read: (metrics: UploadedFont['metrics']) => Heights,
): FamilyWarning[] {
  const heightsOf = ({ font }: FamilyMember) => (font ? inThousandths(font, read) : null)
  const found = oddOnes(members, heightsOf)
  if (!found) return []
  const odd = found.odd.map((member) => ({
    name: member.fields.name,
    heights: heightsOf(member)?.join('/') ?? '',
  }))
  const differing = firstNamesInWords(
    odd.map(({ name: style, heights }) => `${style} (${heights})`),
  )
  const said = { table: name, odd: differing, common: found.common.join('/') }
  return warnOf(subjectOf(members, found.odd), 'vertical_metrics_differ', said)
}

function inThousandths(
  { metrics, unitsPerEm }: UploadedFont,
  read: (metrics: UploadedFont['metrics']) => Heights,
): number[] | null {
  const heights = read(metrics).filter((height) => height !== undefined)
  if (heights.length === 0) return null
  return heights.map((height) => Math.round((height * 1000) / unitsPerEm))
}

function warnOfChoice(members: readonly FamilyMember[]): FamilyWarning[] {
  const found = oddOnes(members, ({ font }) => font?.metrics.usesTypoMetrics ?? null)
  if (!found) return []
  const styles = firstNamesInWords(found.odd.map(({ fields }) => fields.name))
  const key = found.common ? 'vertical_metrics_differ:unasked' : 'vertical_metrics_differ:asked'
  return warnOf(subjectOf(members, found.odd), key, { styles })
}

function warnOfEm(members: readonly FamilyMember[]): FamilyWarning[] {
  const found = oddOnes(members, ({ font }) => font?.unitsPerEm ?? null)
  if (!found) return []
  const odd = found.odd.map(({ fields, font }) => `${fields.name} (${font?.unitsPerEm})`)
  const said = { odd: firstNamesInWords(odd), common: found.common }
  return warnOf(subjectOf(members, found.odd), 'em_differs', said)
}

/** Where the odd ones are in the shop already, it is the uploaded ones that differ from them. */
function subjectOf(members: readonly FamilyMember[], odd: FamilyMember[]) {
  const subject = about(odd) ?? about(members)
  return subject && { ...subject, styles: odd.map(({ fields }) => fields.name) }
}
