import { useId } from 'react'

type Props = { value: string; onChange: (reason: string) => void }

/** Why: kept in the history for good. */
export function ReasonField({ value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Why, for whoever reads this later (needed)</label>
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
