import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { readResponse, sentenceOf } from '../read-response'

type Work = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; why: string }

/** As long as mails are on their way, it looks again after this time. */
const LOOK_AGAIN_MS = 4_000

/** What staff see of a release; read again after each save of its notes, and while its holders are being told. */
export function useReleaseDesk() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [desk, setDesk] = useState<ReleaseDesk | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    if (id === undefined) return
    const unmount = new AbortController()
    fetch(`/api/releases/${id}/desk`, { signal: unmount.signal })
      .then((response) => readResponse<ReleaseDesk>(response))
      .then(setDesk)
      .catch((error: unknown) => {
        if (!unmount.signal.aborted) setWork({ kind: 'failed', why: sentenceOf(error) })
      })
    return () => unmount.abort()
  }, [id, lastUpdateTime, looks])

  useEffect(() => {
    if (!desk || !isUnderWay(desk)) return
    const timer = setTimeout(() => setLooks((count) => count + 1), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [desk])

  async function announce() {
    if (work.kind === 'busy') return
    setWork({ kind: 'busy' })
    try {
      const response = await fetch(`/api/releases/${id}/announce`, { method: 'POST' })
      setDesk(await readResponse<ReleaseDesk>(response))
      setWork({ kind: 'idle' })
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
    }
  }
  return { desk, work, announce }
}

function isUnderWay({ state, mails }: ReleaseDesk): boolean {
  return state === 'telling' || (state === 'told' && mails.waiting > 0)
}
