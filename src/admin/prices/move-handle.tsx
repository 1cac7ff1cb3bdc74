import type { useDraggableSortable } from '@payloadcms/ui'
import type { KeyboardEvent } from 'react'
import './move-handle.css'

type Sortable = ReturnType<typeof useDraggableSortable>

type Props = Pick<Sortable, 'attributes' | 'listeners'> & {
  label: string
  /** The id of the sentence that says how. */
  describedBy: string
  onStep: (step: 1 | -1) => void
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What a row is dragged by, with a pointer or a finger; each arrow key moves it by one. */
export function MoveHandle({ attributes, listeners, label, describedBy, onStep }: Props) {
  // Not Payload's own keyboard: on a page that scrolls, its arrow keys scroll and move nothing.
  function step(event: KeyboardEvent<HTMLButtonElement>) {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    onStep(by)
    // A row that is put elsewhere loses the focus.
    const handle = event.currentTarget
    requestAnimationFrame(() => handle.focus())
  }

  return (
    <button
      type="button"
      {...attributes}
      {...listeners}
      onKeyDown={step}
      className="move-handle"
      aria-label={label}
      aria-roledescription={undefined}
      aria-describedby={describedBy}
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
        {[4, 10, 16].flatMap((y) =>
          [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
        )}
      </svg>
    </button>
  )
}
