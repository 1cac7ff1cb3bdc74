import type { Sample, TypefaceView } from '../typeface-view'

type Sampled = Pick<TypefaceView, 'sample' | 'samples' | 'inItself'>

/**
 * Every sample text of the typeface, without duplicates: the first one in the language of its name, which whoever came by that
 * name can read, then the one of its row, then the others.
 */
export function listSamples({ sample, samples, inItself }: Sampled): Sample[] {
  const texts = new Map([sample, ...samples].map((one) => [one.text, one]))
  const readable = [...texts.values()].find(({ lang }) => lang === inItself.lang)
  return [...new Set([...(readable ? [readable] : []), ...texts.values()])]
}
