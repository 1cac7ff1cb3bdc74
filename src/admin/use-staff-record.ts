import { useCallback, useEffect, useRef, useState } from 'react'
import { readResponse, sentenceOf, ShopAsks, ShopRefused } from './read-response'

export type Work =
  | { kind: 'idle' | 'busy' }
  /** `standing`: how the record stood then. */
  | { kind: 'done'; said: string; standing: string }
  | { kind: 'asked'; questions: string[] }
  | { kind: 'failed'; why: string }

/** `unknown`: nobody knows what became of it. */
export type Became = 'done' | 'asked' | 'refused' | 'unknown'

/** `now`: the record as it was read afterwards. */
type Acted<Shown> = { became: Became; now: Shown | null }

type Source<Shown> = {
  /** null: the record is not stored yet. */
  url: string | null
  /** When the form around was saved last, and the record with it. */
  savedAt?: number
  /** What was said of an act no longer holds once this has changed. */
  standingOf?: (shown: Shown) => string
  /** Of records that change while staff look: milliseconds until it is read again; null: nothing is under way. */
  lookAgainIn?: (shown: Shown) => number | null
}

/** A record as staff see it, and what they do with it: each act answers what it is afterwards. */
export function useStaffRecord<Shown>(source: Source<Shown>) {
  const { url, savedAt, standingOf = () => '', lookAgainIn } = source
  const [shown, setShown] = useState<Shown | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  /** The last that was asked; what an older question answers is older than what is shown. */
  const turn = useRef(0)

  const load = useCallback(async () => {
    if (url === null) return null
    const own = ++turn.current
    const now = await readResponse<Shown>(await fetch(url))
    if (own === turn.current) setShown(now)
    return now
  }, [url])
  const reload = () => load().catch(() => null)

  useEffect(() => {
    load().catch((error) => setWork({ kind: 'failed', why: sentenceOf(error) }))
  }, [load, savedAt])
  useRefresh(() => void reload(), {
    isLive: lookAgainIn !== undefined,
    every: (shown !== null && lookAgainIn?.(shown)) || null,
  })

  /** One act at a time. `request` does it, and answers what the record is afterwards and what to say of it. */
  async function act(request: () => Promise<{ now: Shown; said: string }>): Promise<Acted<Shown>> {
    if (work.kind === 'busy') return { became: 'unknown', now: null }
    setWork({ kind: 'busy' })
    const own = ++turn.current
    try {
      const { now, said } = await request()
      if (own === turn.current) setShown(now)
      setWork({ kind: 'done', said, standing: standingOf(now) })
      return { became: 'done', now }
    } catch (error) {
      if (error instanceof ShopAsks) {
        setWork({ kind: 'asked', questions: error.questions })
        return { became: 'asked', now: null }
      }
      setWork({ kind: 'failed', why: sentenceOf(error) })
      // A refusal is part of the history too, and somebody else may have been faster.
      const became = error instanceof ShopRefused && error.status < 500 ? 'refused' : 'unknown'
      return { became, now: await reload() }
    }
  }
  const isOver = work.kind === 'done' && shown !== null && work.standing !== standingOf(shown)
  return {
    shown,
    setShown,
    work: isOver ? { kind: 'idle' as const } : work,
    forgetWork: () => setWork({ kind: 'idle' }),
    reload,
    act,
  }
}

type Refresh = { isLive: boolean; every: number | null }

/** Stripe, banks and mails go on while staff look: read again when the window is looked at once more, and now and then where something is under way. */
function useRefresh(refresh: () => void, { isLive, every }: Refresh): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })

  useEffect(() => {
    if (!isLive) return
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = every === null ? undefined : setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isLive, every])
}
