type ComparedWords = { kind: 'same' | 'old' | 'new'; text: string }

/** Beyond this the middle is said to be new as a whole: no form waits for a comparison. */
const MOST_PAIRS = 1_000_000

/** What of a text stays, goes and comes, word by word. */
export function compareWords(old: string, now: string): ComparedWords[] {
  const [before, after] = [wordsOf(old), wordsOf(now)]
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++

  const middle = compareMiddle(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  )
  return joined([
    { kind: 'same', text: before.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: before.slice(before.length - tail).join('') },
  ])
}

/** Each with the space behind it, so that nothing is lost. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function compareMiddle(before: string[], after: string[]): ComparedWords[] {
  const whole: ComparedWords[] = [
    { kind: 'old', text: before.join('') },
    { kind: 'new', text: after.join('') },
  ]
  if (before.length * after.length > MOST_PAIRS) return whole

  const lengths = longestCommon(before, after)
  const found: ComparedWords[] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      found.push({ kind: 'same', text: before[row] ?? '' })
      row++
      column++
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      found.push({ kind: 'old', text: before[row++] ?? '' })
    } else {
      found.push({ kind: 'new', text: after[column++] ?? '' })
    }
  }
  found.push({ kind: 'old', text: before.slice(row).join('') })
  found.push({ kind: 'new', text: after.slice(column).join('') })
  return found
}

/** For each pair of places, how many words the rests have in common in one order. */
function longestCommon(before: string[], after: string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let row = before.length - 1; row >= 0; row--) {
    const [here, below] = [lengths[row] ?? [], lengths[row + 1] ?? []]
    for (let column = after.length - 1; column >= 0; column--) {
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  }
  return lengths
}

function joined(parts: ComparedWords[]): ComparedWords[] {
  const runs: ComparedWords[] = []
  for (const { kind, text } of parts) {
    const last = runs.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  return runs
}
