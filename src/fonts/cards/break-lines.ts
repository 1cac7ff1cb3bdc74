/** More words than these stand on a line with others. */
const MOST_WORDS = 7

/** Every way to break a text between its words: the whole line first. */
export function waysToBreak(text: string): string[][] {
  const words = text.split(/\s+/).filter(Boolean)
  const rest = words.slice(MOST_WORDS - 1).join(' ')
  return waysFrom([...words.slice(0, MOST_WORDS - 1), ...(rest ? [rest] : [])])
}

function waysFrom([first, ...rest]: string[]): string[][] {
  if (first === undefined) return []
  if (rest.length === 0) return [[first]]
  return waysFrom(rest).flatMap((way) => [
    [`${first} ${way[0]}`, ...way.slice(1)],
    [first, ...way],
  ])
}
