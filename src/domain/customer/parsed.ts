/** What the door made of one unknown value. */
export type Parsed<Value> = { kind: 'ok'; value: Value } | { kind: 'fault'; sentence: string }

export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value }
}

export function fault(sentence: string): { kind: 'fault'; sentence: string } {
  return { kind: 'fault', sentence }
}
