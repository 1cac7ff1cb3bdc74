import { isRecord } from '../../is-record'

/** Four letters, figures or spaces, a letter first. */
export const AXIS_TAG = /^[A-Za-z][A-Za-z0-9 ]{3}$/

/**
 * Staff's word on how visitors meet what varies in a style: the file decides what there is. What a word does not say is as
 * the file has it, and a word on what the file does not have waits until a file has it again.
 */
export type VariationWords = { axes: AxisWord[]; instances: InstanceWord[] }

/** `min` and `max` are the range that visitors may set, within the file's own. */
export type AxisWord = { tag: string; name?: string; min?: number; max?: number; hidden?: boolean }

/** `instance` is its name in the file; the word is for every instance of that name. */
export type InstanceWord = { instance: string; name?: string; hidden?: boolean }

export const NO_WORDS: VariationWords = { axes: [], instances: [] }

export function hasWords({ axes, instances }: VariationWords): boolean {
  return axes.length > 0 || instances.length > 0
}

/** As it came from outside, without what says nothing; null where it is nothing of the kind. */
export function parseVariationWords(value: unknown): VariationWords | null {
  if (!isRecord(value)) return null
  const axes = parseEach(value.axes, parseAxisWord)
  const instances = parseEach(value.instances, parseInstanceWord)
  return axes && instances && { axes, instances }
}

/** As it was stored; a style nobody has said anything of has no words. */
export function storedWords(value: unknown): VariationWords {
  return parseVariationWords(value) ?? NO_WORDS
}

/** In one spelling; null where it is none. */
export function variationName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim().replace(/\s+/g, ' ')
  return name.length > 0 && name.length <= 60 ? name : null
}

type Raw = Record<string, unknown>

function parseEach<Word>(value: unknown, parse: (raw: Raw) => Word | null): Word[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const words = value.map((raw) => (isRecord(raw) ? parse(raw) : null))
  return words.every((word) => word !== null) ? words : null
}

function parseAxisWord({ tag, name, min, max, hidden }: Raw): AxisWord | null {
  if (typeof tag !== 'string' || !AXIS_TAG.test(tag)) return null
  if (![min, max].every((end) => end === undefined || Number.isFinite(end))) return null
  const common = parseCommon({ name, hidden })
  return common && ({ tag, ...common, ...given({ min, max }) } as AxisWord)
}

function parseInstanceWord({ instance, name, hidden }: Raw): InstanceWord | null {
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
