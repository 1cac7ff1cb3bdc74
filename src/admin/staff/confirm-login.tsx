'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { CodeField } from './sign-in-form'
import type { Confirmation } from './use-staff-call'
import type { StaffWords } from './staff-words'

/** In the place of what was pressed: who it is that wants it. */
export function ConfirmLogin({ give, drop, words }: Confirmation & { words: StaffWords }) {
  const [password, setPassword] = useState('')
  return (
    <div className="staff-confirm">
      <CodeField
        kind="password"
        label={words.currentPassword}
        value={password}
        onChange={setPassword}
        onEnter={() => give(password)}
      />
      <div className="staff-buttons">
        <Button disabled={password === ''} onClick={() => give(password)}>
          {words.goOn}
        </Button>
        <Button buttonStyle="secondary" onClick={drop}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
