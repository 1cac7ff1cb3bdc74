import { otherLayouts } from '../../features'
import { about, oddOnes, type FamilyMember } from './family-member'
import { type FamilyWarning, warnOf } from './family-warning'
import type { Values } from '../../../staff/german/sentence-shapes'
import { firstNamesInWords } from '../../../words'
import { holdsSignsAlone } from '../first-words'
import { browsersWithoutColours, type UploadedFont, versionNumber } from '../uploaded-font'

type Read = { member: FamilyMember; font: UploadedFont }

/** What the uploaded files say of themselves that does not fit what is planned or sold. */
export function warnOfFiles(members: readonly FamilyMember[]): FamilyWarning[] {
  const uploaded = members.flatMap((member): Read[] =>
    member.file !== null && member.font ? [{ member, font: member.font }] : [],
  )
  return [
    ...uploaded.flatMap(warnOfDefaults),
    ...uploaded.flatMap(warnOfRest),
    ...uploaded.flatMap(warnOfWeights),
    ...uploaded.flatMap(warnOfWidth),
    ...uploaded.flatMap(warnOfSlope),
    ...uploaded.flatMap(warnOfColour),
    ...uploaded.flatMap(warnOfLayout),
    ...uploaded.flatMap(warnOfKerning),
    ...uploaded.flatMap(warnOfSigns),
    ...warnOfEmbedding(uploaded),
    ...warnOfVersions(members),
  ]
}

function warnOfDefaults({ member, font }: Read): FamilyWarning[] {
  return font.axes
    .filter((axis) => axis.default < axis.min || axis.default > axis.max)
    .flatMap(({ tag, min, max, default: at }) =>
      warn(member, 'default_off_range', { tag, at, min, max }),
    )
}

/** Below it lies no weight that CSS has a name for: thickness of stems, or a scale of the foundry's own. */
const LOWEST_OF_BOLDS = 400

/** Browsers ask for 400 and 700. */
function warnOfWeights({ member, font }: Read): FamilyWarning[] {
  const axis = font.axes.find(({ tag }) => tag === 'wght')
  if (!axis || (axis.max >= LOWEST_OF_BOLDS && axis.max <= 1000)) return []
  return warn(member, 'weights_off_scale', { min: axis.min, max: axis.max })
}

function warnOfWidth({ member, font }: Read): FamilyWarning[] {
  if (font.widthClass === undefined) return []
  return warn(member, 'width_off_scale', { width: font.widthClass })
}

function warnOfRest({ member, font }: Read): FamilyWarning[] {
  return Object.entries(member.fields.default_coordinates).flatMap(([tag, at]): FamilyWarning[] => {
    const axis = font.axes.find((candidate) => candidate.tag === tag)
    if (axis && axis.min <= at && at <= axis.max) return []
    const why = axis
      ? `off its range of ${axis.min} to ${axis.max}`
      : 'which the file does not have'
    return warn(member, 'rest_off_range', { tag, at, why })
  })
}

function warnOfSlope({ member, font }: Read): FamilyWarning[] {
  const { slope: planned } = member.fields
  if (planned === font.slope) return []
  return warn(member, 'slope_disagrees', { planned, slope: font.slope })
}

/** Tables of colours that cards, saved pictures and sheets are painted from. */
const PAINTED = ['COLR', 'sbix', 'CBDT']

/** Previews, trials and menus keep colours as the paid files do, but for bitmaps of one tone. */
function warnOfColour({ member, font }: Read): FamilyWarning[] {
  const tables = font.colourTables ?? []
  if (tables.length === 0) return []
  if (tables.every((table) => table === 'EBDT')) {
    return warn(member, 'colour_left_out:bitmaps', { tables: firstNamesInWords(tables) })
  }
  const unread = browsersWithoutColours(font)
  const seen = {
    tables: tables.join(', '),
    browsers: unread.join(' and '),
    cure: tables.includes('COLR') ? 'SVG' : 'COLR',
  }
  const isPainted = tables.some((table) => PAINTED.includes(table))
  return [
    ...(unread.length > 0 ? warn(member, 'colour_unread', seen) : []),
    ...(isPainted ? [] : warn(member, 'colour_left_out')),
  ]
}

/** HarfBuzz cuts OpenType's tables alone, and browsers pass others over. */
function warnOfLayout({ member, font }: Read): FamilyWarning[] {
  return otherLayouts(font.otherLayout).flatMap(({ name: layout, readers }) =>
    warn(member, 'layout_left_out', { layout, readers }),
  )
}

/** See fonts/sfnt/kern-table.ts. */
function warnOfKerning({ member, font }: Read): FamilyWarning[] {
  return font.kerningUnread ? warn(member, 'kerning_rewritten') : []
}

function warnOfSigns({ member, font }: Read): FamilyWarning[] {
  return holdsSignsAlone(font) ? warn(member, 'signs_alone') : []
}

const FORBIDDEN = {
  restricted: 'forbids every embedding: neither web pages, apps nor PDFs may carry it',
  preview_and_print: 'allows embedding for viewing and printing only, not on web pages or in apps',
  editable: 'allows embedding in documents only, not on web pages or in apps',
} as const

/** fsType is what the licence's own words are measured against by programs and by lawyers. */
function warnOfEmbedding(uploaded: readonly Read[]): FamilyWarning[] {
  const kinds = (['restricted', 'preview_and_print', 'editable'] as const).flatMap((kind) =>
    embeddingWarning(
      uploaded.filter(({ font }) => font.embedding === kind),
      FORBIDDEN[kind],
    ),
  )
  const limited = (limit: 'no_subsetting' | 'bitmaps_only') =>
    uploaded.filter(({ font }) => font.embeddingLimits?.includes(limit))
  return [
    ...kinds,
    ...embeddingWarning(limited('no_subsetting'), 'forbids subsetting: no PDF may embed a part'),
    ...embeddingWarning(limited('bitmaps_only'), 'allows only its bitmaps to be embedded'),
  ]
}

function embeddingWarning(read: readonly Read[], what: string): FamilyWarning[] {
  const subject = about(read.map(({ member }) => member))
  const styles = firstNamesInWords(subject?.styles ?? [])
  return warnOf(subject, 'embedding_forbids', { styles, what })
}

function warnOfVersions(members: readonly FamilyMember[]): FamilyWarning[] {
  const found = oddOnes(members, ({ font }) => versionNumber(font?.version ?? null))
  if (!found) return []
  const odd = found.odd.map(
    ({ fields, font }) => `${fields.name} (${versionNumber(font?.version ?? null)})`,
  )
  const said = { odd: firstNamesInWords(odd), common: found.common }
  return warnOf(about(found.odd) ?? about(members), 'version_differs', said)
}

/** Of one style. */
function warn(
  { file, fields: { name } }: FamilyMember,
  key: Parameters<typeof warnOf>[1],
  values: Values = {},
): FamilyWarning[] {
  const subject = { files: file === null ? [] : [file], styles: [name] }
  return warnOf(subject, key, { name, ...values })
}
