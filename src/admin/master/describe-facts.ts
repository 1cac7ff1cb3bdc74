import { widthInWords } from '@/domain/catalogue/styles/width-in-words'
import type { MasterFacts, MasterFile } from './master-response'

const EMBEDDING = {
  installable: 'Installable',
  editable: 'Editable documents',
  preview_and_print: 'Preview and print only',
  restricted: 'Restricted: the file forbids embedding',
} as const satisfies Record<MasterFacts['embedding'], string>

/** The facts of a master, as pairs of a label and a value. */
export function describeFacts(facts: MasterFacts): [word: string, value: string][] {
  return [
    ['Family', facts.family],
    ['Style', facts.style],
    ['Weight', String(facts.weight)],
    ['Width', widthInWords(facts.width)],
    ['Slope', facts.slope],
    ['Axes', facts.axes.map(describeAxis).join(', ') || 'none'],
    ['Instances', describeInstances(facts.instances)],
    ['Glyphs', String(facts.glyph_count)],
    ['Characters', String(facts.character_count)],
    ['Scripts', facts.scripts.join(', ') || 'none'],
    ['Languages', String(facts.language_count)],
    ['Version', facts.version?.replace(/^Version /i, '') ?? 'not said'],
    ['Embedding', EMBEDDING[facts.embedding]],
  ]
}

function describeAxis({ tag, name, min, max }: MasterFacts['axes'][number]): string {
  return `${name} (${tag}) ${min}–${max}`
}

/** A variable master may name hundreds: its first and last tell which it is. */
function describeInstances(instances: MasterFacts['instances']): string {
  const names = instances.map(({ name }) => name)
  if (names.length <= 6) return names.join(', ') || 'none'
  return `${names.length}, from ${names[0]} to ${names.at(-1)}`
}

/** What it is for; of a file that is a master, that. */
export function purposeOf({ format, is_master, is_menu_preview }: MasterFile): string {
  if (is_master) return 'Master'
  if (is_menu_preview) return 'Name in the menu'
  if (format === 'PVW') return 'Preview'
  return format === 'TRIAL' ? 'Trial font' : 'Web font'
}

/** What its bytes are: previews and trial fonts, too, are WOFF2 or OTF. */
export function formatOf({ filename }: MasterFile): string {
  return filename.split('.').at(-1)?.toUpperCase() ?? ''
}
