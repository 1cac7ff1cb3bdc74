import type { FieldErrors } from '../../shop-error'

const MOST_CHARACTERS = 2000

/** What staff say of the releases an upload makes, by the keys of its families; nothing said is left out. */
export type ReleaseNotes = Record<string, string>

type ParsedNotes = { kind: 'notes'; notes: ReleaseNotes } | { kind: 'invalid'; fields: FieldErrors }

export function parseNotes(notes: unknown = {}): ParsedNotes {
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes)) {
    return { kind: 'invalid', fields: { notes: 'Write the notes by family.' } }
  }
  const entries = Object.entries(notes)
  const errors = entries.filter(([, text]) => !isNote(text))
  if (errors.length > 0) {
    const sentence = `Notes are a text of ${MOST_CHARACTERS} characters at the most.`
    return {
      kind: 'invalid',
      fields: Object.fromEntries(errors.map(([family]) => [`notes.${family}`, sentence])),
    }
  }
  const written = entries.map(([family, text]) => [family, String(text).trim()] as const)
  return { kind: 'notes', notes: Object.fromEntries(written.filter(([, text]) => text !== '')) }
}

function isNote(text: unknown): boolean {
  return typeof text === 'string' && text.trim().length <= MOST_CHARACTERS
}
