import { otherLayouts } from '../../features'
import { about, oddOnes, type FamilyMember } from './family-member'
import type { FamilyWarning } from './family-warning'
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
    .map((axis) => ({
      code: 'default_off_range',
      level: 'warn',
      sentence: `The ${axis.tag} axis of ${member.fields.name} has its default at ${axis.default}, off its range of ${axis.min} to ${axis.max}: browsers may show no variation at all.`,
      ...subjectOf(member),
    }))
}

/** Below it lies no weight that CSS has a name for: thickness of stems, or a scale of the foundry's own. */
const LOWEST_OF_BOLDS = 400

/** Browsers ask for 400 and 700. */
function warnOfWeights({ member, font }: Read): FamilyWarning[] {
  const axis = font.axes.find(({ tag }) => tag === 'wght')
  if (!axis || (axis.max >= LOWEST_OF_BOLDS && axis.max <= 1000)) return []
  return [
    {
      code: 'weights_off_scale',
      level: 'warn',
      sentence: `The wght axis of ${member.fields.name} runs from ${axis.min} to ${axis.max}, not on CSS's scale of 1 to 1000, where 400 is regular and 700 bold: regular and bold text on web pages come out at its ends. Map the axis to that scale if you can.`,
      ...subjectOf(member),
    },
  ]
}

function warnOfWidth({ member, font }: Read): FamilyWarning[] {
  if (font.widthClass === undefined) return []
  return [
    {
      code: 'width_off_scale',
      level: 'warn',
      sentence: `The width class of ${member.fields.name} is ${font.widthClass}, and the scale goes from 1 to 9: it is taken as 5, the normal width. Set usWidthClass in its source.`,
      ...subjectOf(member),
    },
  ]
}

function warnOfRest({ member, font }: Read): FamilyWarning[] {
  return Object.entries(member.fields.default_coordinates).flatMap(([tag, at]): FamilyWarning[] => {
    const axis = font.axes.find((candidate) => candidate.tag === tag)
    if (axis && axis.min <= at && at <= axis.max) return []
    const why = axis
      ? `off its range of ${axis.min} to ${axis.max}`
      : 'which the file does not have'
    return [
      {
        code: 'rest_off_range',
        level: 'warn',
        sentence: `The previews of ${member.fields.name} stand at ${tag} ${at}, ${why}.`,
        ...subjectOf(member),
      },
    ]
  })
}

function warnOfSlope({ member, font }: Read): FamilyWarning[] {
  const { name, slope } = member.fields
  if (slope === font.slope) return []
  return [
    {
      code: 'slope_disagrees',
      level: 'warn',
      sentence: `${name} is planned as ${slope}, but its file says ${font.slope}.`,
      ...subjectOf(member),
    },
  ]
}

/** Tables of colours that cards, saved pictures and sheets are painted from. */
const PAINTED = ['COLR', 'sbix', 'CBDT']

/** Previews, trials and menus keep colours as the paid files do, but for bitmaps of one tone. */
function warnOfColour({ member, font }: Read): FamilyWarning[] {
  const tables = font.colourTables ?? []
  if (tables.length === 0) return []
  const { name } = member.fields
  const warn = (code: 'colour_left_out' | 'colour_unread', sentence: string): FamilyWarning => {
    return { code, level: 'warn', sentence, ...subjectOf(member) }
  }
  if (tables.every((table) => table === 'EBDT')) {
    const sentence = `${name} has bitmaps (${firstNamesInWords(tables)}), which only its paid files keep: previews, trials and menus show its outlines, and what has none stays blank.`
    return [warn('colour_left_out', sentence)]
  }
  const unread = browsersWithoutColours(font)
  const cure = tables.includes('COLR') ? 'SVG' : 'COLR'
  return [
    ...(unread.length > 0
      ? [
          warn(
            'colour_unread',
            `The colours of ${name} (${tables.join(', ')}) are not seen in ${unread.join(' and ')}, neither on this shop’s pages nor in what is sold: its outlines stand there, and what has none stays blank. A table that is read there, too, is ${cure}.`,
          ),
        ]
      : []),
    ...(tables.some((table) => PAINTED.includes(table))
      ? []
      : [
          warn(
            'colour_left_out',
            `${name} has its colours in an SVG table alone: cards, saved pictures and specimens show its plain outlines. With a COLR table beside it they are seen there, too.`,
          ),
        ]),
  ]
}

/** HarfBuzz cuts OpenType's tables alone, and browsers pass others over. */
function warnOfLayout({ member, font }: Read): FamilyWarning[] {
  return otherLayouts(font.otherLayout).map(({ name, readers }) => ({
    code: 'layout_left_out',
    level: 'warn',
    sentence: `${member.fields.name} has ${name}: ${readers} may set text by them, while previews, trials and other browsers are without, which buyers read on its page and with its trial. Give its GSUB and GPOS the same rules, and leave these tables out.`,
    ...subjectOf(member),
  }))
}

/** See fonts/sfnt/kern-table.ts. */
function warnOfKerning({ member, font }: Read): FamilyWarning[] {
  if (!font.kerningUnread) return []
  return [
    {
      code: 'kerning_rewritten',
      level: 'note',
      sentence: `${member.fields.name} is kerned by a kern table that browsers leave out, too long for them or out of order: its web files get the same pairs as they read them, its desktop file stays as it is. Kerning in GPOS is read by all.`,
      ...subjectOf(member),
    },
  ]
}

function warnOfSigns({ member, font }: Read): FamilyWarning[] {
  if (!holdsSignsAlone(font)) return []
  return [
    {
      code: 'signs_alone',
      level: 'warn',
      sentence: `${member.fields.name} holds signs and no letters: no text can be set in it. A new typeface begins with its own signs as its name and samples, all of them in the preview; choose others on its page.`,
      ...subjectOf(member),
    },
  ]
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
  if (!subject) return []
  const sentence = `The embedding bits (fsType) of ${firstNamesInWords(subject.styles)} say it ${what}.`
  return [{ code: 'embedding_forbids', level: 'warn', sentence, ...subject }]
}

function warnOfVersions(members: readonly FamilyMember[]): FamilyWarning[] {
  const found = oddOnes(members, ({ font }) => versionNumber(font?.version ?? null))
  const subject = found && (about(found.odd) ?? about(members))
  if (!found || !subject) return []
  const odd = found.odd.map(
    ({ fields, font }) => `${fields.name} (${versionNumber(font?.version ?? null)})`,
  )
  const sentence = `Versions differ: ${firstNamesInWords(odd)}, the other styles ${found.common}.`
  return [{ code: 'version_differs', level: 'note', sentence, ...subject }]
}

function subjectOf({ file, fields }: FamilyMember): { files: string[]; styles: string[] } {
  return { files: file === null ? [] : [file], styles: [fields.name] }
}
