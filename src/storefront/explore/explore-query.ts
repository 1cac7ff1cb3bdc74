import { parseCompared } from '@/domain/catalogue/comparison/parse-compared'
import { encodeQuery, readText } from '../tester/state/encode-query'

/** The state of the explore page. It is part of the URL and survives a reload. */
export type ExploreQuery = {
  /** Keys of the compartments selected: "weight:400". */
  facts: string[]
  find: string
  /** Typed in every family; empty: each shows its own text. */
  text: string
  /** null: as large as the window suggests. */
  size: number | null
  view: ExploreLayout
  /** Slugs of the families to set side by side. */
  compare: string[]
}

/** A line for every family, or a field. */
export type ExploreLayout = 'rows' | 'wall'

export const SIZE_RANGE = { min: 16, max: 240 } as const

export function encodeExploreQuery(query: ExploreQuery): string {
  const { facts, find, text, size, view, compare } = query
  return encodeQuery([
    ['facts', facts.join(',') || null],
    ['find', find || null],
    ['text', text || null],
    ['size', size === null ? null : String(size)],
    ['view', view === 'rows' ? null : view],
    ['compare', compare.join(',') || null],
  ])
}

/** Compartments that are not, or no longer, in the type case are left out. */
export function decodeExploreQuery(query: string, known: ReadonlySet<string>): ExploreQuery {
  const params = new URLSearchParams(query)
  const facts = (params.get('facts') ?? '').split(',').filter((key) => known.has(key))
  const size = Number(params.get('size'))

  return {
    facts: [...new Set(facts)],
    find: params.get('find') ?? '',
    text: readText(params) ?? '',
    size: size >= SIZE_RANGE.min && size <= SIZE_RANGE.max ? size : null,
    view: params.get('view') === 'wall' ? 'wall' : 'rows',
    compare: parseCompared(params.get('compare') ?? '', undefined) ?? [],
  }
}
