import type { Where } from 'payload'

/** As a list of the admin writes a filter into its address. */
export function listFilterOf({ and = [] }: Where): string {
  const query = and.flatMap((rule, index) =>
    Object.entries(rule).flatMap(([field, test]) =>
      Object.entries(test).map(([how, value]) => [
        `where[or][0][and][${index}][${field}][${how}]`,
        String(value),
      ]),
    ),
  )
  return new URLSearchParams(query).toString()
}
