'use client'

import { type FormEvent, useId, useState } from 'react'
import { useGoTo } from '../shell/navigation/use-go-to'
import { ActionButton } from '../ui/action-button'

/** The end of the address on a licence: its number alone opens nothing, or anybody could try numbers. */
const KEY = /([\w-]{24})\/?$/

export function CheckForm({ isAnother = false }: { isAnother?: boolean }) {
  const id = useId()
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)

  function check(event: FormEvent) {
    event.preventDefault()
    const key = KEY.exec(text.trim())?.[1]
    setWrong(!key)
    if (key) goTo(`/licence/${key}`)
    else document.getElementById(id)?.focus()
  }

  return (
    <form className="checkline grid" onSubmit={check} noValidate>
      <div className="check-field">
        <label className="vh" htmlFor={id}>
          Address or code on the licence
        </label>
        <input
          id={id}
          type="text"
          className="num"
          value={text}
          placeholder={isAnother ? 'Address on another licence' : 'Address on the licence'}
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
          <b>Write the address beside the code on the licence: it ends in 24 characters.</b>
        </p>
      )}
    </form>
  )
}
