import type { Feature } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'
import type { ByteReader } from '../sfnt/byte-reader'
import { findTable, type Sfnt } from '../sfnt/sfnt'
import standardNames from './feature-names.json' with { type: 'json' }
import { findName, type NameRecord, readNames } from './read-names'

/** The substitutions a reader may choose, by the designer's own label where there is one. */
export function readFeatures(sfnt: Sfnt): Feature[] {
  const labels = new Map<string, string | null>()
  for (const { tag, label } of readLayoutFeatures(sfnt, 'GSUB')) {
    labels.set(tag, labels.get(tag) ?? label)
  }
  return [...labels]
    .filter(([tag]) => !isAlwaysOn(tag))
    .flatMap(([tag, label]) => {
      const name = label ?? standardFeatureName(tag)
      return name ? [{ tag, name }] : []
    })
    .toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
}

export function readFeatureTags(sfnt: Sfnt, table: 'GSUB' | 'GPOS'): string[] {
  return [...new Set(readLayoutFeatures(sfnt, table).map((feature) => feature.tag))]
}

function readLayoutFeatures(sfnt: Sfnt, table: 'GSUB' | 'GPOS') {
  const layout = findTable(sfnt, table)
  const list = layout && layout.length >= 10 ? layout.u16(6) : 0
  if (!layout || list === 0) return []

  const names = readNames(sfnt)
  return Array.from({ length: layout.u16(list) }, (_, index) => {
    const at = list + 2 + index * 6
    const tag = layout.tag(at)
    return { tag, label: readLabel(layout, { tag, at: list + layout.u16(at + 4), names }) }
  })
}

type Labelled = { tag: string; at: number; names: NameRecord[] }

/** Stylistic sets and character variants may carry FeatureParams; both begin with a version and a name id. */
function readLabel(layout: ByteReader, { tag, at, names }: Labelled): string | null {
  if (!/^(ss|cv)\d\d$/.test(tag)) return null
  const parameters = layout.u16(at)
  if (parameters === 0) return null
  const id = layout.u16(at + parameters + 2)
  const label = id < FIRST_OF_ITS_OWN ? null : findName(names, id)
  return label && isLabel(label) ? withApostrophes(label) : null
}

/** As the shop sets names: tables of names are typed with the sign of a typewriter. */
function withApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L}|\s|$)/gu, '’')
}

/** A tool's own caption for a label that nobody wrote ("Name:") is none, nor is what holds no letter. */
function isLabel(text: string): boolean {
  return /\p{L}/u.test(text) && !text.endsWith(':')
}

/** Names below are the font's: its copyright, its family. None names a feature. */
const FIRST_OF_ITS_OWN = 256

/** The machinery of shaping: always on where the script needs it, so no reader is asked. */
const ALWAYS_ON = new Set(
  (
    'abvf abvm abvs akhn blwf blwm blws ccmp cfar cjct curs dist fin2 fin3 fina flac half haln init ' +
    'isol ljmo locl ltra ltrm mark med2 medi mkmk mset nukt pkna pref pres pstf psts rclt rkrf rlig ' +
    'rphf rtla rtlm rvrn ssty stch tjmo vatu vjmo'
  ).split(' '),
)

const STANDARD_NAMES: Record<string, string> = standardNames

export function isAlwaysOn(tag: string): boolean {
  return ALWAYS_ON.has(tag)
}

/** A tag of one foundry's own has no word for a reader: it is left out. */
function standardFeatureName(tag: string): string | null {
  const number = Number(tag.slice(2))
  if (/^ss\d\d$/.test(tag)) return `Stylistic set ${number}`
  if (/^cv\d\d$/.test(tag)) return `Character variant ${number}`
  return ownValue(STANDARD_NAMES, tag) ?? null
}
