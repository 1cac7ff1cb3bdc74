'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useDates } from '../dates/use-dates'
import { BeginFactor } from './begin-factor'
import { CodeField } from './code-field'
import { ConfirmLogin } from './confirm-login'
import { useFactor } from './use-factor'
import type { StaffWords } from './words'

/** One's own second factor. */
export function OwnFactor({ words }: { words: StaffWords }) {
  const { confirmation, begin, confirm, end, keep, ...factor } = useFactor()
  const { state, begun, codes, isBusy, failure } = factor
  const { dayOf } = useDates()
  const [code, setCode] = useState('')
  if (!state) return failure && <p role="alert">{failure}</p>

  return (
    <div aria-busy={isBusy}>
      {codes && (
        <div role="status">
          <p>{words.codes}</p>
          <ul className="staff-codes">
            {codes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Button onClick={keep}>{words.kept}</Button>
        </div>
      )}
      {!codes && begun && (
        <BeginFactor begun={begun} words={words} isBusy={isBusy} onConfirm={confirm} />
      )}
      {!codes && !begun && !state.since && (
        <Button disabled={isBusy} onClick={begin}>
          {words.begin}
        </Button>
      )}
      {!codes && state.since && (
        <>
          <p>
            {words.onSince} {dayOf(state.since)}. {words.left} {state.recoveryCodesLeft}.
          </p>
          <CodeField
            label={words.digitsOrCode}
            value={code}
            onChange={setCode}
            onEnter={() => end(code)}
          />
          <Button
            buttonStyle="secondary"
            disabled={isBusy || code.trim() === ''}
            onClick={() => end(code)}
          >
            {words.end}
          </Button>
        </>
      )}
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
