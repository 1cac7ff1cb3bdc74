import featureWords from './feature-words.json' with { type: 'json' }

/** Features every text has unless somebody takes them away: browsers apply them unasked. */
export const DEFAULT_FEATURES: ReadonlySet<string> = new Set(['liga', 'clig', 'calt'])

const TAG = /^[A-Za-z0-9]{4}$/

/** Features in an address, only those that differ from what every text has: "smcp,-liga". */
export function encodeFeatures(features: Record<string, boolean>): string {
  const changed = Object.entries(features).filter(([tag, on]) => on !== DEFAULT_FEATURES.has(tag))
  return changed.map(([tag, on]) => (on ? tag : `-${tag}`)).join(',')
}

export function decodeFeatures(words: string | null): Record<string, boolean> {
  const read = (words ?? '').split(',').map((word) => {
    const off = word.startsWith('-')
    return [off ? word.slice(1) : word, !off] as const
  })
  return Object.fromEntries(
    read.filter(([tag, on]) => TAG.test(tag) && on !== DEFAULT_FEATURES.has(tag)),
  )
}

/** Whether a font is drawn to be set in columns, from the right to the left. */
export function setsVertically(features: readonly { tag: string }[]): boolean {
  return features.some(({ tag }) => tag === 'vert' || tag === 'vrt2')
}

const OF_VERTICAL_TEXT = new Set('valt vert vhal vkna vkrn vpal vrt2 vrtr'.split(' '))

/** Which shows in columns alone: by its tag, or as the font calls it. */
export function isOfVerticalText({ tag, name }: { tag: string; name: string }): boolean {
  return OF_VERTICAL_TEXT.has(tag) || /\bvertical/i.test(name)
}

const GRAPHITE = 'Silf'

/**
 * Tables that set text beside OpenType's, and who reads them: Apple's, and Graphite's. What is cut here is without them, and browsers
 * other than these leave them out.
 */
export function otherLayouts(tables: readonly string[] = []) {
  const apples = tables.filter((tag) => tag !== GRAPHITE)
  return [
    { whose: 'Apple’s', tables: apples, readers: 'Safari and programs on a Mac' },
    {
      whose: 'Graphite’s',
      tables: tables.filter((tag) => tag === GRAPHITE),
      readers: 'Firefox and LibreOffice',
    },
  ]
    .filter(({ tables: own }) => own.length > 0)
    .map((layout) => ({ ...layout, name: `${layout.whose} tables (${layout.tables.join(', ')})` }))
}

const OF_COLUMNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Written downwards and joined, in columns from the left. */
const DOWNWARDS = /[\p{Script=Mongolian}\p{Script=Phags_Pa}]/u

type Columns = { writingMode: 'vertical-rl' | 'vertical-lr'; textOrientation: 'mixed' | 'upright' }

/**
 * How a text is set in columns. Beside Chinese, Japanese, Korean or Mongolian other scripts lie on their side; a text without
 * them stands letter under letter.
 */
export function columnsOf(text: string): Columns {
  const isDownwards = DOWNWARDS.test(text)
  return {
    writingMode: isDownwards ? 'vertical-lr' : 'vertical-rl',
    textOrientation: isDownwards || OF_COLUMNS.test(text) ? 'mixed' : 'upright',
  }
}

/** A few letters in which a feature of the standard usually shows. */
export const FEATURE_WORDS: Readonly<Record<string, string>> = featureWords
