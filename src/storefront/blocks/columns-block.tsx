import type { ReactNode } from 'react'
import type { BlockView } from '@/domain/site/blocks/block-view'

type Props = { view: Extract<BlockView, { kind: 'columns' }>; children: ReactNode }

export function ColumnsBlock({ view: { columns }, children }: Props) {
  return <div className={`block-columns in-${columns}`}>{children}</div>
}
