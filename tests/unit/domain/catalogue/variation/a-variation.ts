import type { Variation, VariationSetting } from '@/domain/catalogue/variation/merge-variation'

export const WEIGHT = {
  tag: 'wght',
  name: 'Weight',
  min: 100,
  default: 400,
  max: 900,
  hidden: false,
}
export const CASUAL = { tag: 'CASL', name: 'CASL', min: 0, default: 0, max: 1, hidden: false }
export const GRADE = { tag: 'GRAD', name: 'Grade', min: -50, default: 0, max: 50, hidden: true }

export const REGULAR = { name: 'Regular', coordinates: { wght: 400, CASL: 0, GRAD: 0 } }
export const BLACK = { name: 'Black', coordinates: { wght: 900, CASL: 0, GRAD: 0 } }
export const CASUAL_BLACK = { name: 'Casual Black', coordinates: { wght: 900, CASL: 1, GRAD: 0 } }

/** Three axes, one of them hidden by the file itself, and three named instances. */
export const FILE: Variation = {
  axes: [WEIGHT, CASUAL, GRADE],
  instances: [REGULAR, BLACK, CASUAL_BLACK],
}

type SettingDifference = Partial<VariationSetting['overrides']> & {
  position?: Record<string, number>
}

export function aSetting({
  axes = [],
  instances = [],
  position = {},
}: SettingDifference = {}): VariationSetting {
  return { overrides: { axes, instances }, position }
}
