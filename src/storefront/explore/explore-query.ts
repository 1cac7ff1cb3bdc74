/** What a visitor has set on the explore page. It stands in the address and survives a reload. */
export type ExploreQuery = {
  /** Keys of the compartments selected: "weight:400". */
  facts: string[]
  find: string
  /** Typed in every family; empty: each shows its own text. */
  text: string
  /** null: as large as the window suggests. */
  size: number | null
}

export const SIZE_RANGE = { min: 16, max: 240 } as const

export function encodeExploreQuery({ facts, find, text, size }: ExploreQuery): string {
  const entries = [
    ['facts', facts.join(',')],
    ['find', find],
    ['text', text],
    ['size', size === null ? '' : String(size)],
  ] as const

  return entries
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${readable(value)}`)
    .join('&')
}

/** Compartments that are not (or no longer) in the case are left out. */
export function decodeExploreQuery(query: string, known: ReadonlySet<string>): ExploreQuery {
  const said = new URLSearchParams(query)
  const facts = (said.get('facts') ?? '').split(',').filter((key) => known.has(key))
  const size = Number(said.get('size'))

  return {
    facts: [...new Set(facts)],
    find: said.get('find') ?? '',
    text: said.get('text') ?? '',
    size: size >= SIZE_RANGE.min && size <= SIZE_RANGE.max ? size : null,
  }
}

function readable(value: string): string {
  return encodeURIComponent(value).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%3A/g, ':')
}
