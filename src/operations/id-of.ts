/** The id of a relationship, populated or not. */
export function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id
}

export function idsOf(rows: readonly { id: string }[] = []): string[] {
  return rows.map(({ id }) => id)
}
