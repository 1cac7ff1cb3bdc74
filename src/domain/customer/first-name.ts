/** The first word of a name, short enough to be set large; empty: there is none. */
export function firstNameOf(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return first.length <= 16 ? first : ''
}
