import type { DefaultServerCellComponentProps } from 'payload'

/** A text in a list; nothing where there is none. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? cellData : ''}</span>
}
