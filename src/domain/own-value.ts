/** What a table itself holds under a text that somebody sent: every object has a `constructor`, no table of ours does. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  // eslint-disable-next-line fount/no-table-lookup -- this is the one place that looks first
  return table && Object.hasOwn(table, key) ? table[key] : undefined
}

/** Of an object these values alone. */
export function pick<Whole, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>
}
