import { FontRefused } from '../font-refused'

export const EXPORT_AGAIN = 'Export it again from your font editor.'

export const cutShort = refusedFor('is cut short')

export const unknownVersion = refusedFor('has a version they do not read')

export const wronglyBuilt = refusedFor('is wrongly built')

function refusedFor(why: string) {
  return (table: string) =>
    new FontRefused(`Browsers refuse this font: its ${table} table ${why}. ${EXPORT_AGAIN}`)
}
