import type { DefaultServerCellComponentProps } from 'payload'
import { ownValue } from '@/domain/own-value'
import { NAMES } from '@/domain/staff/collection-names'
import { changesIn } from '@/domain/staff/deeds'
import { say } from '@/domain/staff/german/in-german'
import { fileSizeInWords } from '../file-size'

/** What a save changed, in the language of whoever reads. */
export function ChangesCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? changesIn(i18n.language, cellData) : ''}</span>
}

/** A collection by what the navigation calls it. */
export function PlaceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const name = ownValue(NAMES, String(cellData))?.[1]
  return <span>{name ? say(i18n.language, name) : String(cellData ?? '')}</span>
}

/** Ticked or not; what was never said is neither. */
export function TickCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'boolean') return <span>–</span>
  return <span>{say(i18n.language, cellData ? 'Yes' : 'No')}</span>
}

export function SizeCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' ? fileSizeInWords(cellData) : '–'}</span>
}
