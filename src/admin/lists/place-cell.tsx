import type { DefaultServerCellComponentProps } from 'payload'
import { NAMES } from '@/domain/staff/collection-names'
import { say } from '@/domain/staff/german/in-german'

/** A collection by what the navigation calls it. */
export function PlaceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const name = NAMES[String(cellData)]?.[1]
  return <span>{name ? say(i18n.language, name) : String(cellData ?? '')}</span>
}
