import { DEFAULT_FEATURES } from './default-features'

const TAG = /^[A-Za-z0-9]{4}$/

/** Features in an address, only those that differ from what every text has: "smcp,-liga". */
export function encodeFeatures(features: Record<string, boolean>): string {
  const changed = Object.entries(features).filter(([tag, on]) => on !== DEFAULT_FEATURES.has(tag))
  return changed.map(([tag, on]) => (on ? tag : `-${tag}`)).join(',')
}

export function decodeFeatures(words: string | null): Record<string, boolean> {
  const read = (words ?? '').split(',').map((word) => {
    const off = word.startsWith('-')
    return [off ? word.slice(1) : word, !off] as const
  })
  return Object.fromEntries(
    read.filter(([tag, on]) => TAG.test(tag) && on !== DEFAULT_FEATURES.has(tag)),
  )
}
