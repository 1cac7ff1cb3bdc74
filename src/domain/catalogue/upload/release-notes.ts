import { assertFaultless, InvalidRequest } from '../../shop-error'

const MOST_CHARACTERS = 2000

/** What staff say of the releases an upload makes, by the keys of its families; nothing said is left out. */
export type ReleaseNotes = Record<string, string>

export function parseNotes(notes: unknown = {}): ReleaseNotes {
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes)) {
    throw new InvalidRequest({ notes: 'Write the notes by family.' })
  }
  const entries = Object.entries(notes)
  const sentence = `Notes are a text of ${MOST_CHARACTERS} characters at the most.`
  const faulty = entries.filter(([, text]) => !isNote(text))
  assertFaultless(Object.fromEntries(faulty.map(([family]) => [`notes.${family}`, sentence])))
  const written = entries.map(([family, text]) => [family, String(text).trim()] as const)
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

function isNote(text: unknown): boolean {
  return typeof text === 'string' && text.trim().length <= MOST_CHARACTERS
}
