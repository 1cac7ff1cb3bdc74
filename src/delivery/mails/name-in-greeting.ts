const LONGEST = 60
/** Letters as names have them; a dot only where no address of the web could be read: "J. R.", never "fonts.example". */
const NAME = /^\p{L}[\p{L}\p{M} '’.-]*$/u
const ADDRESS = /[.。．｡]\s*\p{L}{2,}/u

/** A name as a mail may greet with; null: words that somebody else chose for this reader, and no name. */
export function nameInGreeting(name: string): string | null {
  const text = name.trim().normalize('NFKC')
  if (text.length > LONGEST || !NAME.test(text)) return null
  return ADDRESS.test(text.replace(/\. /g, ' ')) ? null : text
}
