'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useSay } from '../use-say'

/** In the list of saved views: who finds this one there. */
export function SharedCell({ cellData }: DefaultCellComponentProps) {
  const say = useSay()
  return <>{cellData ? say('All who sell') : say('Only its maker')}</>
}
