import { FontRefused } from '../font-refused'

export const EXPORT_AGAIN = 'Export it again from your font editor.'

export function cutShort(table: string): FontRefused {
  return new FontRefused(
    `Browsers refuse this font: its ${table} table is cut short. ${EXPORT_AGAIN}`,
  )
}

export function unknownVersion(table: string): FontRefused {
  return new FontRefused(
    `Browsers refuse this font: its ${table} table has a version they do not read. ${EXPORT_AGAIN}`,
  )
}

export function wronglyBuilt(table: string): FontRefused {
  return new FontRefused(
    `Browsers refuse this font: its ${table} table is wrongly built. ${EXPORT_AGAIN}`,
  )
}
