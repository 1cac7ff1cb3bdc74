import LETTERS from './macintosh-letters.json' with { type: 'json' }

type Place = { encoding: number; language: number }

/** Scripts of the Macintosh by number, as far as the web's own decoders read them; Roman is what is left. */
const DECODERS = new Map([
  [1, 'shift_jis'],
  [2, 'big5'],
  [3, 'euc-kr'],
  [7, 'x-mac-cyrillic'],
  [25, 'gbk'],
])

/** Scripts that only old Macintoshes read: what stands at 128 and above. */
const SCRIPTS = new Map([
  [4, LETTERS.arabic],
  [5, LETTERS.hebrew],
  [6, LETTERS.greek],
  [21, LETTERS.thai],
  [29, LETTERS.centralEuropean],
  [35, LETTERS.turkish],
  [36, LETTERS.croatian],
  [37, LETTERS.icelandic],
  [38, LETTERS.romanian],
])

/** Languages that call their script Roman and mean letters of their own. */
const ROMAN_LANGUAGES = new Map([
  ...[15, 30].map((language) => [language, LETTERS.icelandic] as const),
  [17, LETTERS.turkish],
  [18, LETTERS.croatian],
  [37, LETTERS.romanian],
  ...[24, 25, 26, 27, 28, 38, 39, 40].map(
    (language) => [language, LETTERS.centralEuropean] as const,
  ),
])

const [ARABIC, FARSI] = [4, 31]

/** A name of platform 1: its script says how to read it, and of Roman its language. */
export function decodeMacintosh(bytes: Uint8Array, { encoding, language }: Place): string {
  const upper = lettersOf({ encoding, language })
  if (upper === undefined) {
    return new TextDecoder(DECODERS.get(encoding) ?? 'macintosh').decode(bytes)
  }
  return [...bytes]
    .map((byte) => (byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128)))
    .join('')
}

function lettersOf({ encoding, language }: Place): string | undefined {
  if (encoding === 0) return ROMAN_LANGUAGES.get(language)
  return encoding === ARABIC && language === FARSI ? LETTERS.farsi : SCRIPTS.get(encoding)
}
