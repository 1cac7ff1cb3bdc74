import type { Block, Config, Field, Tab } from 'payload'

const FIELD = '@/admin/use-dates#DateField'

const DAY_CELL = '@/admin/use-dates#DayCell'

const TICK_CELL = '@/admin/lists/text-cells#TickCell'

/** A plugin of Payload's: dates as the shop's country writes them, and in lists “Yes” and “No” for what is ticked. */
export function drawFields(config: Config): Config {
  const drawn = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
    ...entity,
    fields: entity.fields.map(inOurForm),
  })
  return {
    ...config,
    collections: config.collections?.map(drawn),
    globals: config.globals?.map(drawn),
  }
}

function inOurForm(field: Field): Field {
  if (field.type === 'date') {
    const components = { Field: FIELD, ...cellOf(field), ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  if (field.type === 'checkbox') {
    const components = { Cell: TICK_CELL, ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  const { fields, tabs, blocks } = field as { fields?: Field[]; tabs?: Tab[]; blocks?: Block[] }
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
  return admin?.date?.pickerAppearance === 'dayOnly' ? { Cell: DAY_CELL } : {}
}
