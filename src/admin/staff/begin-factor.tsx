'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { CodeField } from './code-field'
import type { Begun } from './use-factor'
import type { StaffWords } from './words'

type Props = { begun: Begun; words: StaffWords; isBusy: boolean; onConfirm: (code: string) => void }

/** The picture for the app, and its first digits as the proof that it was read. */
export function BeginFactor({ begun, words, isBusy, onConfirm }: Props) {
  const [code, setCode] = useState('')
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`
  return (
    <div className="staff-begin">
      <p>{words.scan}</p>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn in the answer itself: nothing to fetch, nothing to shrink */}
      <img className="staff-picture" src={picture} alt={begun.address} />
      <p>
        {words.typed} <code>{begun.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <CodeField
        label={words.digits}
        value={code}
        onChange={setCode}
        onEnter={() => onConfirm(code)}
      />
      <Button disabled={isBusy || code.trim() === ''} onClick={() => onConfirm(code)}>
        {words.confirm}
      </Button>
    </div>
  )
}
