/** The id of a relationship, populated or not. */
export function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id
}
