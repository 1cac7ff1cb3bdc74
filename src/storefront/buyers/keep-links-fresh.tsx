'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

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
