import type { Sample } from '../typeface-view'

/** The texts that each of the families writes; all of them where there is none. */
export function samplesForAll(
  samples: readonly Sample[],
  families: readonly { scripts: readonly string[] }[],
): Sample[] {
  const written = samples.filter(({ script }) =>
    families.every(({ scripts }) => scripts.includes(script)),
  )
  return written.length > 0 ? written : [...samples]
}
