import type { Config } from 'payload'

type Generator = Required<NonNullable<Config['typescript']>>

type Schema = Parameters<Generator['schema'][number]>[0]['jsonSchema']

/**
 * What is generated says of a JSON field that nobody knows its value until it is read, and nothing of which fields can
 * be chosen: Payload would write every row a second time, and `records/rows.ts` reads it from the row. Nor what fields say to staff, which
 * stands at the fields.
 */
export function shortenTypes({ jsonSchema }: { jsonSchema: Schema }): Schema {
  const { definitions = {}, properties = {} } = jsonSchema
  const rows = Object.entries(definitions).filter(([name]) => !isUnread(name))
  const texts: Schema[] = []
  return {
    ...jsonSchema,
    properties: {
      ...properties,
      collectionsSelect: { tsType: choiceOf('collections') },
      // The width of each, and settings that none of them has.
      widgets: { tsType: 'Record<string, unknown>' },
      globalsSelect: { tsType: choiceOf('globals') },
    },
    definitions: {
      ...Object.fromEntries(rows.map(([name, row]) => [name, shorten(row, texts)])),
      ...(texts[0] ? { RichText: { ...texts[0], type: 'object' } } : {}),
    },
  }
}

/** No field of the shop's has a time zone. */
const isUnread = (name: string) =>
  name.endsWith('_select') || name.endsWith('_widget') || name === 'supportedTimezones'

const choiceOf = (kind: 'collections' | 'globals') =>
  `{ [Slug in keyof Config['${kind}']]: import('payload').SelectType }`

/** An object, a list, a text, a number, yes or no, nothing: no other field may be all of them. */
const KINDS_OF_JSON = 6

function shorten<Part>(part: Part, texts: Schema[]): Part {
  if (Array.isArray(part)) return part.map((within) => shorten(within, texts)) as Part
  if (typeof part !== 'object' || part === null) return part
  const { type, properties } = part as Schema
  if (Array.isArray(type) && type.length === KINDS_OF_JSON) return { tsType: 'unknown' } as Part
  if (properties?.root) {
    texts.push(part as Schema)
    return { tsType: Array.isArray(type) ? 'RichText | null' : 'RichText' } as Part
  }
  const rows = ((part as Schema).oneOf ?? []).filter((row) => row.properties?.relationTo)
  if (rows.length > FEW) return { tsType: ANY_ROW } as Part
  const fields = Object.entries(part).filter(
    ([key, within]) => key !== 'description' || typeof within !== 'string',
  )
  return Object.fromEntries(fields.map(([key, within]) => [key, shorten(within, texts)])) as Part
}

/** What staff have open may be nearly any row: Payload would name each of them. */
const FEW = 5

const ANY_ROW =
  "{ [Slug in keyof Config['collections']]: { relationTo: Slug; value: unknown } }[keyof Config['collections']] | null"

/** Each interface would tell that the configuration has it, under the name it bears; each kind of a value would take a line. */
export function dropReferences({ compiledTypes }: { compiledTypes: string }): string {
  return compiledTypes
    .replace(/\/\*\*\n \* This interface was referenced by [^/]*\*\/\n/g, '')
    .replace(/ \*\n \* This interface was referenced by [^/]*\*\//g, ' */')
    .replace(/\n\s+\| /g, ' | ')
    .replace(/\{\n(?: +[^{}\n]+\n)+ *\}/g, inOneLine)
    .split('\n')
    .reduce(fillLines, [])
    .join('\n')
}

/** What fits a line stands in one, as everywhere. */
function inOneLine(fields: string): string {
  const line = fields.replaceAll(/\n */g, ' ')
  return line.length > 80 ? fields : line
}

/** Fields stand beside each other, as long as a line holds them. */
function fillLines(lines: string[], line: string): string[] {
  const [before = '', text] = [lines.at(-1), line.trimStart()]
  const depth = line.length - text.length
  const isBeside = depth > 0 && before.search(/\S/) === depth && before.endsWith(';')
  const isField = text.endsWith(';') && !text.startsWith('}')
  if (!isBeside || !isField || before.length + text.length > 139) return [...lines, line]
  return [...lines.slice(0, -1), `${before} ${text}`]
}
