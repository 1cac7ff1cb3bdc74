import { ownValue } from '@/domain/own-value'
import { pluralOf } from '@/domain/words'
import type { Axis, NamedInstance } from '@/domain/catalogue/typeface-view'
import {
  mergeVariation,
  shownAxes,
  type Variation,
  type VariationSetting,
} from '@/domain/catalogue/variation/merge-variation'

/** "Weight 200–800, Casual 0–1; 12 of 64 instances": what visitors see. */
export function variationInWords(font: Variation, setting: VariationSetting): string {
  const { axes, instances } = mergeVariation(font, setting)
  const shown = shownAxes(axes).map(({ name, min, max }) => `${name} ${rangeInWords({ min, max })}`)
  return [shown.join(', ') || 'no axis', instancesInWords(font, instances.length)].join('; ')
}

export function rangeInWords({ min, max }: Pick<Axis, 'min' | 'max'>): string {
  return `${numberInWords(min)}–${numberInWords(max)}`
}

/** "wght 700, CASL 1": only where the instances of a file differ. */
export function placeInWords({ coordinates }: NamedInstance, all: readonly NamedInstance[]) {
  return Object.entries(coordinates)
    .filter(([tag, at]) => all.some((other) => ownValue(other.coordinates, tag) !== at))
    .map(([tag, at]) => `${tag} ${numberInWords(at)}`)
    .join(', ')
}

function instancesInWords({ instances }: Variation, offered: number): string {
  const count = instances.length
  if (count === 0) return 'no instances'
  const which = offered === count ? count : `${offered} of ${count}`
  return `${which} ${pluralOf(count, 'instance')}`
}

/** Files store numbers in steps of 1/65536. */
function numberInWords(number: number): string {
  return String(Math.round(number * 1000) / 1000).replace('-', '−')
}
