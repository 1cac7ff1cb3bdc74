import type { Variation } from './merge-variation'
import type { VariationWords } from './variation-words'

/** Words on axes and instances that the file does not have: nobody is shown them. */
export function lostWords({ axes, instances }: Variation, words: VariationWords): VariationWords {
  return {
    axes: words.axes.filter(({ tag }) => !axes.some((axis) => axis.tag === tag)),
    instances: words.instances.filter(
      ({ instance }) => !instances.some(({ name }) => name === instance),
    ),
  }
}

export function withoutLost(font: Variation, words: VariationWords): VariationWords {
  const lost = lostWords(font, words)
  return {
    axes: words.axes.filter((word) => !lost.axes.includes(word)),
    instances: words.instances.filter((word) => !lost.instances.includes(word)),
  }
}

/** By the names staff know them by: "CASL" and "Casual Bold". */
export function namesOfWords({ axes, instances }: VariationWords): string[] {
  return [...axes.map(({ tag }) => tag), ...instances.map(({ instance }) => instance)]
}
