import config from '@payload-config'
import { randomUUID } from 'node:crypto'
import { getPayload, type Payload } from 'payload'

/** Run by Payload's command line against the throw-away shop of the bench: rows in bulk, past hooks and access. */
const TYPEFACES = Number(process.env.BENCH_TYPEFACES)
const STYLES = Number(process.env.BENCH_STYLES)
const ROWS_AT_ONCE = 500

type Row = Record<string, unknown>
type Bulk = {
  tables: Record<string, object>
  drizzle: {
    select(): { from(table: object): Promise<Row[]> }
    insert(table: object): { values(rows: Row[]): Promise<unknown> }
  }
}

const payload = await getPayload({ config })
await fillCatalogue(payload)
await payload.destroy()
process.exit(0)

/** Every row is a copy of a real one under another name; files are those of a few real fonts. */
async function fillCatalogue({ db }: Payload): Promise<void> {
  const bulk = db as unknown as Bulk
  const typeface = (await rowsOf(bulk, 'typefaces')).find((row) => row.slug === 'alegreya')
  const style = (await rowsOf(bulk, 'styles')).find((row) => row.typeface === typeface?.id)
  const files = await rowsOf(bulk, 'font_files')
  const ofStyle = files.filter((row) => row.style === style?.id && !row.isMaster)
  const menu = files.find((row) => row.typeface === typeface?.id && row.isMenuPreview)
  if (!typeface || !style || !ofStyle.length || !menu)
    throw new Error('The demo foundry is not there.')
  const kinds = [...ofStyle.filter((row) => !row.isMenuPreview), menu]

  const added = (await rowsOf(bulk, 'typefaces')).length
  const typefaces = Array.from({ length: TYPEFACES - added }, (_, index) => ({
    ...typeface,
    id: randomUUID(),
    name: `Family ${index + 1}`,
    slug: `family-${index + 1}`,
    position: 100 + index,
  }))
  const styles = typefaces.flatMap(({ id }) => stylesFor(id, style))
  await insert(bulk, 'typefaces', typefaces)
  await insert(bulk, 'styles', styles)
  await insert(
    bulk,
    'font_files',
    styles.flatMap((one) => filesFor(one, kinds)),
  )
}

function stylesFor(typeface: string, style: Row): Row[] {
  return Array.from({ length: STYLES }, (_, index) => ({
    ...style,
    id: randomUUID(),
    typeface,
    name: `Style ${index + 1}`,
    position: index,
    weight: 100 + index * 70,
  }))
}

function filesFor({ id, typeface }: Row, kinds: Row[]): Row[] {
  return kinds.map((file) => {
    const key = randomUUID()
    return { ...file, id: key, style: id, typeface, filekey: key }
  })
}

function rowsOf({ drizzle, tables }: Bulk, name: string): Promise<Row[]> {
  return drizzle.select().from(tableOf(tables, name))
}

async function insert({ drizzle, tables }: Bulk, name: string, rows: Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await drizzle.insert(tableOf(tables, name)).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}

function tableOf(tables: Bulk['tables'], name: string): object {
  const table = tables[name]
  if (!table) throw new Error(`There is no table ${name}.`)
  return table
}
