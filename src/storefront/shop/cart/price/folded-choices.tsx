import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

type FoldedChoicesProps = {
  /** What is among them. */
  label: string
  children: ReactNode
}

/** Rows that few need: they are one until it is opened, and those that hold something stay out. */
export function FoldedChoices({ label, children }: FoldedChoicesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) rows.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <div className={isOpen ? 'folded-choices is-open' : 'folded-choices'}>
      <button
        type="button"
        className="folded-open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div ref={rows} id={id}>
        {children}
      </div>
    </div>
  )
}
