import type { Config } from 'payload'

type Schema = Parameters<
  NonNullable<NonNullable<Config['typescript']>['schema']>[number]
>[0]['jsonSchema']

/**
 * What is generated says of a JSON field that nobody knows its value until it is read, and nothing of which fields can
 * be chosen: Payload would write every row a second time, and `records/rows.ts` reads it from the row.
 */
export function shortenTypes({ jsonSchema }: { jsonSchema: Schema }): Schema {
  const { definitions = {}, properties = {} } = jsonSchema
  const rows = Object.entries(definitions).filter(([name]) => !name.endsWith('_select'))
  return {
    ...jsonSchema,
    properties: {
      ...properties,
      collectionsSelect: { tsType: choiceOf('collections') },
      globalsSelect: { tsType: choiceOf('globals') },
    },
    definitions: Object.fromEntries(rows.map(([name, row]) => [name, unknownJson(row)])),
  }
}

const choiceOf = (kind: 'collections' | 'globals') =>
  `{ [Slug in keyof Config['${kind}']]: import('payload').SelectType }`

/** An object, a list, a text, a number, yes or no, nothing: no other field may be all of them. */
const KINDS_OF_JSON = 6

function unknownJson<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(unknownJson) as Part
  if (typeof part !== 'object' || part === null) return part
  if ('type' in part && Array.isArray(part.type) && part.type.length === KINDS_OF_JSON)
    return { tsType: 'unknown' } as Part
  return Object.fromEntries(
    Object.entries(part).map(([key, within]) => [key, unknownJson(within)]),
  ) as Part
}
