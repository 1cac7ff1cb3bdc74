const UNCLEAR =
  /undefined|null|NaN|\[object|Error\b|Exception|failed\.$|node_modules|\.ts\b|[\\/](tmp|src|data)[\\/]|\n/

/** One plain sentence that a person can act on: nothing of our insides in it. */
export function isClear(sentence: string): boolean {
  return /^[A-Z].{15,160}\.$/s.test(sentence) && !UNCLEAR.test(sentence)
}
