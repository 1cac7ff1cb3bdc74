'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { BLOCK_NAMES } from '@/domain/site/blocks/block-view'
import { say } from '@/domain/staff/german/in-german'

type Row = { blockType?: string; [field: string]: unknown }

const TELLING = ['heading', 'text', 'title', 'caption', 'source']
const LONGEST = 60

/** A block by what it is and what it says, so that one sees what one drags. */
export function BlockLabel() {
  const { data } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const name = BLOCK_NAMES[data?.blockType ?? ''] ?? data?.blockType ?? ''
  const words = wordsOf(data)
  return (
    <span>
      <b>{say(i18n.language, name)}</b>
      {words ? <span style={{ marginInlineStart: '1em' }}>{words}</span> : null}
    </span>
  )
}

function wordsOf(row: Row | undefined): string {
  const told = TELLING.map((field) => row?.[field]).find(
    (value) => typeof value === 'string' && value,
  )
  const line = String(told ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
}
