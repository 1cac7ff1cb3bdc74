/** What the door made of one unknown value. */
export type Parsed<Value> = { kind: 'ok'; value: Value } | { kind: 'invalid'; sentence: string }

export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value }
}

export function invalid(sentence: string): { kind: 'invalid'; sentence: string } {
  return { kind: 'invalid', sentence }
}
