'use client'

import { useState } from 'react'
import { loadCode } from '../shell/failures/load-code'
import { useGoTo } from '../shell/navigation/use-go-to'
import { callFailureOf } from '../shop/call-failure'
import { stepPath } from '../shop/shop-paths'

/** One press: the renewal stands in this browser's cart. A second press finds it there. */
export function RenewButton({ number }: { number: string }) {
  const goTo = useGoTo()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function renew() {
    if (isSending) return
    setSending(true)
    setFailure('')
    try {
      const { addRenewal } = await loadCode(() => import('../shop/held/add-renewal'))
      goTo(stepPath('cart', (await addRenewal(number)).cart_key))
    } catch (error) {
      setFailure(callFailureOf(error).message)
      setSending(false)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Renew ${number}`}
        aria-disabled={isSending || undefined}
        onClick={() => void renew()}
      >
        Renew <span aria-hidden="true">→</span>
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
