import { useId } from 'react'
import { useSay } from '../../use-say'

type Props = { value: string; onChange: (reason: string) => void; label?: string }

const WHY = 'Why, for whoever reads this later (needed)'

/** Why: kept in the history for good. */
export function ReasonField({ value, onChange, label }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label ?? say(WHY)}</label>
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
