import { useId, type ReactNode } from 'react'

type AgreeChoiceProps = {
  name: string
  /** What the form sends of it by itself. */
  value?: string
  isAgreed: boolean
  error: string | undefined
  onAgree: (isAgreed: boolean) => void
  /** What is agreed to; links in it stay links. */
  children: ReactNode
}

/** One tick for one agreement, with its words beside it. */
export function AgreeChoice({ name, value, isAgreed, error, onAgree, children }: AgreeChoiceProps) {
  const errorId = useId()
  return (
    <div className={error ? 'agree-place bad' : 'agree-place'}>
      <label className="style-row hit agree">
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isAgreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <span className="mark" aria-hidden="true" />
        <span>{children}</span>
      </label>
      {error && (
        <p className="error-message" id={errorId}>
          <b>{error}</b>
        </p>
      )}
    </div>
  )
}
