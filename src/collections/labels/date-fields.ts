import type { Block, Config, Field, Tab } from 'payload'

const FIELD = '@/admin/use-dates#DateField'

const CELL = '@/admin/use-dates#DayCell'

type Nested = { fields?: Field[]; tabs?: Tab[]; blocks?: Block[] }

/** A plugin of Payload's: every date of a form and every day of a list is written as the shop's country writes them. */
export function writeDates(config: Config): Config {
  const dated = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
    ...entity,
    fields: entity.fields.map(inOurForm),
  })
  return {
    ...config,
    collections: config.collections?.map(dated),
    globals: config.globals?.map(dated),
  }
}

function inOurForm(field: Field): Field {
  if (field.type === 'date') {
    const components = { Field: FIELD, ...cellOf(field), ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  const { fields, tabs, blocks } = field as Nested
  return {
    ...field,
    ...(fields ? { fields: fields.map(inOurForm) } : {}),
    ...(tabs ? { tabs: tabs.map(within) } : {}),
    ...(blocks ? { blocks: blocks.map(within) } : {}),
  } as Field
}

function within<Part extends Tab | Block>(part: Part): Part {
  return { ...part, fields: part.fields.map(inOurForm) }
}

function cellOf({ admin }: Field & { type: 'date' }): { Cell?: string } {
  return admin?.date?.pickerAppearance === 'dayOnly' ? { Cell: CELL } : {}
}
