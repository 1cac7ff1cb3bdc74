import { useEffect, useRef } from 'react'

const OFTEN_IN_MS = 10_000

/** Stripe and banks go on while staff look: asked again when the window is looked at once more, and now and then where something is under way. */
export function useRefresh(refresh: () => void, { often }: { often: boolean }): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = often ? setInterval(look, OFTEN_IN_MS) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [often])
}
