/** Settings that switch these OpenType features on; undefined: none. */
export function featuresOn(tags: string[]): string | undefined {
  return tags.length > 0 ? tags.map((tag) => `"${tag}" 1`).join(', ') : undefined
}
