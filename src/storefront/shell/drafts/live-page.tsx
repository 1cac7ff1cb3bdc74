'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

/** So long after the last key the page is asked for anew. */
const PAUSE_IN_MS = 200

type Props = {
  /** Renders the document as it stands in the form; null: it cannot be rendered as it is. */
  render: (document: Record<string, unknown>) => Promise<ReactNode>
  children: ReactNode
}

/** In the admin's live preview: the page follows the form while somebody types. The newest answer is shown. */
export function LivePage({ render, children }: Props) {
  const [live, setLive] = useState<ReactNode>(null)
  const asked = useRef(0)

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    async function show(document: Record<string, unknown>) {
      const turn = ++asked.current
      const page = await render(document).catch(() => null)
      // What is half typed leaves the page as it was.
      if (page && turn === asked.current) startTransition(() => setLive(page))
    }
    function receive({ origin, data }: MessageEvent<unknown>) {
      const document = origin === location.origin ? documentIn(data) : null
      if (!document) return
      clearTimeout(pause)
      pause = setTimeout(() => void show(document), PAUSE_IN_MS)
    }
    addEventListener('message', receive)
    return () => {
      clearTimeout(pause)
      removeEventListener('message', receive)
    }
  }, [render])

  return live ?? children
}

/** What Payload sends beside its form. */
function documentIn(message: unknown): Record<string, unknown> | null {
  const { type, data } = (message ?? {}) as { type?: unknown; data?: unknown }
  const isDocument = type === 'payload-live-preview' && typeof data === 'object'
  return isDocument ? (data as Record<string, unknown> | null) : null
}

/** In the admin's live preview: the page shows at once what was just saved. */
export function RefreshOnSave() {
  const router = useRouter()
  const origin = typeof window === 'undefined' ? '' : window.location.origin
  return <RefreshRouteOnSave refresh={router.refresh} serverURL={origin} />
}
