export type CodepointRange = [first: number, last: number]

export function codepointsOf(ranges: readonly CodepointRange[]): Set<number> {
  const codepoints = new Set<number>()
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) codepoints.add(code)
  }
  return codepoints
}
