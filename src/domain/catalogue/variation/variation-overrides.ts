import { isRecord } from '../../is-record'

/** Four letters, figures or spaces, a letter first. */
export const AXIS_TAG = /^[A-Za-z][A-Za-z0-9 ]{3}$/

/**
 * What staff override of a style's axes and instances. What they do not override is as the file has it; an override of what
 * the file lacks is stored until a file has it again.
 */
export type VariationOverrides = { axes: AxisOverride[]; instances: InstanceOverride[] }

/** `min` and `max` are the range that visitors may set, within the file's own. */
export type AxisOverride = {
  tag: string
  name?: string
  min?: number
  max?: number
  hidden?: boolean
}

/** `instance` is its name in the file; the override holds for every instance of that name. */
export type InstanceOverride = { instance: string; name?: string; hidden?: boolean }

export const NO_OVERRIDES: VariationOverrides = { axes: [], instances: [] }

export function hasOverrides({ axes, instances }: VariationOverrides): boolean {
  return axes.length > 0 || instances.length > 0
}

/** From unknown JSON, without empty fields; null where it has another form. */
export function parseVariationOverrides(value: unknown): VariationOverrides | null {
  if (!isRecord(value)) return null
  const axes = parseEach(value.axes, parseAxisOverride)
  const instances = parseEach(value.instances, parseInstanceOverride)
  return axes && instances && { axes, instances }
}

/** As stored; a style without overrides has none stored. */
export function parseStoredOverrides(value: unknown): VariationOverrides {
  return parseVariationOverrides(value) ?? NO_OVERRIDES
}

/** Trimmed, with single spaces; null where it is no name. */
function variationName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim().replace(/\s+/g, ' ')
  return name.length > 0 && name.length <= 60 ? name : null
}

type Raw = Record<string, unknown>

function parseEach<Override>(value: unknown, parse: (raw: Raw) => Override | null) {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const overrides = value.map((raw) => (isRecord(raw) ? parse(raw) : null))
  return overrides.every((override) => override !== null) ? overrides : null
}

function parseAxisOverride({ tag, name, min, max, hidden }: Raw): AxisOverride | null {
  if (typeof tag !== 'string' || !AXIS_TAG.test(tag)) return null
  if (![min, max].every((end) => end === undefined || Number.isFinite(end))) return null
  const common = parseCommon({ name, hidden })
  return common && ({ tag, ...common, ...given({ min, max }) } as AxisOverride)
}

function parseInstanceOverride({ instance, name, hidden }: Raw): InstanceOverride | null {
  const common = parseCommon({ name, hidden })
  return typeof instance === 'string' && common ? { instance, ...common } : null
}

function parseCommon({ name, hidden }: Raw): { name?: string; hidden?: boolean } | null {
  if (hidden !== undefined && typeof hidden !== 'boolean') return null
  if (name === undefined) return given({ hidden })
  const spelled = variationName(name)
  return spelled === null ? null : { name: spelled, ...given({ hidden }) }
}

function given<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Values>
}

/** By the names that staff know: "CASL" and "Casual Bold". */
export function namesOfOverrides({ axes, instances }: VariationOverrides): string[] {
  return [...axes.map(({ tag }) => tag), ...instances.map(({ instance }) => instance)]
}
