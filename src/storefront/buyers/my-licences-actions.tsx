'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plainFormPath } from '@/domain/site/plain-forms'
import { loadCode } from '../shell/failures/load-code'
import { startLoading } from '../shell/navigation/loading-bar'
import { useGoTo } from '../shell/navigation/pending-navigation'
import { callFailureOf } from '../shop/call-failure'
import { stepPath } from '../shop/shop-paths'
import { signOut } from './buyers-client'

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
      const { addRenewal } = await loadCode(() => import('../shop/upgrade/add-renewal'))
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

const SIGN_OUT = 'sign-out'

/** What the button sends without script: it stands in a sentence, where no form may be. */
export function SignOutForm() {
  return <form id={SIGN_OUT} method="post" action={plainFormPath('sign-out')} hidden />
}

export function SignOutButton() {
  const [failed, setFailed] = useState(false)

  async function leave() {
    try {
      await signOut()
      startLoading()
      location.replace('/my-licences')
    } catch {
      setFailed(true)
    }
  }

  return (
    <button
      type="submit"
      form={SIGN_OUT}
      className="lk"
      onClick={(event) => {
        event.preventDefault()
        void leave()
      }}
    >
      {failed ? 'Sign out did not work: try again' : 'Sign out'}
    </button>
  )
}

/** Download addresses live a quarter of an hour: the page asks for others before that, and when it is looked at again. */
const EVERY_MS = 10 * 60 * 1000

export function KeepLinksFresh() {
  const router = useRouter()
  const madeAt = useRef(0)
  const refresh = useEffectEvent(() => {
    if (document.hidden || Date.now() - madeAt.current < EVERY_MS) return
    madeAt.current = Date.now()
    router.refresh()
  })

  useEffect(() => {
    madeAt.current = Date.now()
    const interval = setInterval(() => refresh(), EVERY_MS)
    const onReturn = () => refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  return null
}
