'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { ownValue } from '@/domain/own-value'
import { BLOCK_NAMES } from '@/domain/site/blocks/block-view'
import { say } from '@/domain/staff/german/in-german'
import { useRead } from '../use-read'
import { useSay } from '../use-say'

type BlockRow = { blockType?: string; [field: string]: unknown }

const TELLING = ['heading', 'text', 'title', 'caption', 'source']

const LONGEST = 60

/** A block by what it is and what it says, so that one sees what one drags. */
export function BlockLabel() {
  const { data } = useRowLabel<BlockRow>()
  const { i18n } = useTranslation()
  const name = ownValue(BLOCK_NAMES, data?.blockType ?? '') ?? data?.blockType ?? ''
  const words = wordsOf(data)
  return (
    <span>
      <b>{say(i18n.language, name)}</b>
      {words ? <span style={{ marginInlineStart: '1em' }}>{words}</span> : null}
    </span>
  )
}

function wordsOf(row: BlockRow | undefined): string {
  const told = TELLING.map((field) => ownValue(row, field)).find(
    (value) => typeof value === 'string' && value,
  )
  const line = String(told ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line
}

/** A link of a menu by its words, so that one sees what one drags. */
export function LinkLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string | null }>()
  const say = useSay()
  return <span>{data?.label || `${say('New link')} ${rowNumber + 1}`}</span>
}

/** A specimen by its words or its file, so that one sees what one drags; and whether visitors see it. */
export function SpecimenLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Partial<Record<'file' | 'caption', string | null>>>()
  const say = useSay()
  const file = data?.file ?? null
  const shown = useRead<{ alt: string }>(file && `/api/media/${file}?depth=0`)

  return (
    <span>
      {data?.caption || shown?.alt || `${say('Specimen')} ${rowNumber + 1}`}
      {file ? null : (
        <em style={{ marginInlineStart: '1em' }}>{say('Not complete: visitors do not see it.')}</em>
      )}
    </span>
  )
}
