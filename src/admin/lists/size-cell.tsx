import type { DefaultServerCellComponentProps } from 'payload'
import { fileSizeInWords } from '../file-size'

export function SizeCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' ? fileSizeInWords(cellData) : '–'}</span>
}
