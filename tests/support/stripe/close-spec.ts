/** JSON of unknown form. */
type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const QUESTIONS = ['requestBody', 'parameters']

/**
 * Closes every object a request may carry, so that a misspelt name inside it is refused as well.
 * The published description leaves most of them open. Answers stay as they are.
 */
export function closeSpec(spec: string): string {
  const read = JSON.parse(spec) as { paths: Record<string, Record<string, Record<string, Json>>> }
  for (const call of Object.values(read.paths).flatMap((calls) => Object.values(calls))) {
    for (const question of QUESTIONS) close(call[question] ?? null)
  }
  return JSON.stringify(read)
}

function close(part: Json): void {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part) && isOpenObject(part)) part.additionalProperties = false

  for (const inner of Object.values(part)) close(inner)
}

function isOpenObject(part: { [name: string]: Json }): boolean {
  const { type, properties } = part
  const listsNames = typeof properties === 'object' && properties !== null
  return type === 'object' && listsNames && !('additionalProperties' in part)
}
