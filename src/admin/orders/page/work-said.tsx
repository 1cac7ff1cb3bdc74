import { useEffect, useRef } from 'react'
import type { DeskWork } from '../use-order-desk'
import { useSay } from '../../use-say'
import { useOrderWords } from '../words'

/** Beneath the state; what was pressed may stand far below, so both come into view. */
export function WorkSaid({ work }: { work: DeskWork }) {
  const words = useOrderWords()
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (work.kind === 'done' || work.kind === 'failed')
      place.current?.closest('.order-panel')?.scrollIntoView({ block: 'start' })
  }, [work])

  return (
    <div ref={place} className="order-said">
      <p role="status">
        {work.kind === 'busy' ? words.asking : work.kind === 'done' ? work.said : ''}
      </p>
      {work.kind === 'failed' && <p role="alert">{say(work.why)}</p>}
    </div>
  )
}
