/** Which element is meant: by role and name as a screen reader says them, or by a selector where it has none. */
export type Mark = {
  role?: string
  name?: string | RegExp
  css?: string
  within?: Mark
  /** Of several, counted from 0; left out, there may be only one. */
  nth?: number
}

/** A mark as JSON. */
export type PlainMark = {
  role?: string
  name?: { exactly: string } | { source: string; flags: string }
  css?: string
  within?: PlainMark
  nth?: number
}

export function plainMark({ name, within, ...mark }: Mark): PlainMark {
  return {
    ...mark,
    ...(name !== undefined && { name: plainName(name) }),
    ...(within && { within: plainMark(within) }),
  }
}

function plainName(name: string | RegExp): PlainMark['name'] {
  return typeof name === 'string' ? { exactly: name } : { source: name.source, flags: name.flags }
}

export function sayMark(mark: Mark): string {
  return [mark.css, mark.role, mark.name && String(mark.name)].filter(Boolean).join(' ')
}
