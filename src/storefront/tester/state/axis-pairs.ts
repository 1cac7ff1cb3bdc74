/** Values of axes in an address: "wght:640,opsz:24". */
export function encodePairs(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([tag, value]) => `${tag}:${value}`)
    .join(',')
}

export function decodePairs(pairs: string | null): Record<string, number> {
  const read = (pairs ?? '').split(',').map((pair) => {
    const [tag, number] = pair.split(':')
    return [tag ?? '', parseFloat(number ?? '')] as const
  })
  return Object.fromEntries(read.filter(([tag, number]) => tag && Number.isFinite(number)))
}
