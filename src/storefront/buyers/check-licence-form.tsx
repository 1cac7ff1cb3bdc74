'use client'

import { type FormEvent, useId, useState } from 'react'
import { parseLicenceNumber } from '@/domain/order/numbers'
import { useGoTo } from '../shell/navigation/pending-navigation'
import { ActionButton } from '../ui/action-button'
import { plainFormPath } from '@/domain/site/plain-forms'

/** The end of the address on a licence. */
const KEY = /([\w-]{24})\/?$/

export function CheckForm({ isAnother = false }: { isAnother?: boolean }) {
  const id = useId()
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  function check(event: FormEvent) {
    event.preventDefault()
    const key = parseLicenceNumber(text.trim()) ?? KEY.exec(text.trim())?.[1]
    setWrong(!key)
    if (key) goTo(`/licence/${key}`)
    else document.getElementById(id)?.focus()
  }

  return (
    <form
      className="checkline grid"
      method="post"
      action={plainFormPath('check-licence')}
      onSubmit={check}
      noValidate
    >
      <div className="check-field">
        <label className="vh" htmlFor={id}>
          Number or address on the licence
        </label>
        <input
          id={id}
          type="text"
          name="code"
          className="num"
          value={text}
          placeholder={isAnother ? 'Number of another licence' : 'Number or address on the licence'}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="check-do">
        <ActionButton type="submit" label="Check" />
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert">
          <b>
            Write the number of the licence, such as 3T-K6W9-YF, or the address beside its code,
            which ends in 24 characters.
          </b>
        </p>
      )}
    </form>
  )
}
