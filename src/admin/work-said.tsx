import { useEffect, useRef } from 'react'
import { useSay } from './use-say'
import type { Work } from './use-staff-record'

/** What became of what staff did. What was pressed may stand far below: the panel comes into view from its beginning. */
export function WorkSaid({ work, asking }: { work: Work; asking: string }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (work.kind === 'done' || work.kind === 'failed')
      place.current?.closest('.order-panel')?.scrollIntoView({ block: 'start' })
  }, [work])

  return (
    <div ref={place} className="order-said">
      <p role="status">{work.kind === 'busy' ? asking : work.kind === 'done' ? work.said : ''}</p>
      {work.kind === 'failed' && <p role="alert">{say(work.why)}</p>}
    </div>
  )
}
