import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { fileSizeInWords } from '../file-size'

/** Ticked or not; what was never said is neither. */
export function TickCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'boolean') return <span>–</span>
  return <span>{say(i18n.language, cellData ? 'Yes' : 'No')}</span>
}

export function SizeCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' ? fileSizeInWords(cellData) : '–'}</span>
}
