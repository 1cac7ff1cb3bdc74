import { isRecord } from '../../is-record'
import { relatedId } from './type-setting'

/** The ids of the typefaces that blocks name, each once. */
export function namedTypefaces(blocks: unknown): string[] {
  if (!Array.isArray(blocks)) return []
  const ids = blocks.filter(isRecord).flatMap(({ typeface }) => relatedId(typeface) ?? [])
  return [...new Set(ids)]
}
