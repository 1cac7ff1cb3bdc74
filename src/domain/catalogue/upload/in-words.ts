/** "Bold", "Bold and Black", "Thin, Bold and 5 more". */
export function listOf(names: readonly string[], most = 4): string {
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const others = names.length - shown.length
  const all = others > 0 ? [...shown, `${others} more`] : [...shown]
  const last = all.pop() ?? ''
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
