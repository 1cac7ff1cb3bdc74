'use client'

import { useState } from 'react'
import { callFailureOf, focusFirstWrong } from '../shop/call-failure'
import { ActionButton } from '../ui/action-button'
import { Field } from '../ui/field'
import { ShopForm } from '../ui/shop-form'
import { askForLink } from './buyers-client'

/** Asks for a link by mail. What it answers is the same for every address. */
export function SignInForm() {
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState<{ message: string; isError: boolean } | null>(null)
  const [isSending, setSending] = useState(false)

  async function send() {
    if (isSending) return
    setSending(true)
    setSaid(null)
    try {
      const { message } = await askForLink(email)
      setSaid({ message, isError: false })
    } catch (error) {
      const { message, fields } = callFailureOf(error)
      setSaid({ message, isError: true })
      focusFirstWrong(fields, '.big')
    }
    setSending(false)
  }

  return (
    <ShopForm plain="sign-in" onSend={() => void send()}>
      <div className="grid fields">
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={said?.isError ? said.message : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <ActionButton type="submit" label="Send me the link" disabled={isSending} />
      <p className="sign-in-answer" role="status">
        {said && !said.isError ? said.message : ''}
      </p>
    </ShopForm>
  )
}
