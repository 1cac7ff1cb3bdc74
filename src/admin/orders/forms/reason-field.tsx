import { useId } from 'react'

type Props = { value: string; onChange: (reason: string) => void; label?: string }

const WHY = 'Why, for whoever reads this later (needed)'

/** Why: kept in the history for good. */
export function ReasonField({ value, onChange, label = WHY }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
