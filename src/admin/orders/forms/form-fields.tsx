import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { useSay } from '../../use-say'
import { useOrderWords } from '../use-order'

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

type FormButtonsProps = {
  label: string
  isReady: boolean
  /** What is still to be written. */
  missing?: string | null
  onDo: () => void
  onClose: () => void
}

/** To do it, or to leave it. */
export function FormButtons({ label, isReady, missing, onDo, onClose }: FormButtonsProps) {
  const words = useOrderWords()
  return (
    <div className="order-buttons">
      <Button disabled={!isReady} onClick={onDo}>
        {label}
      </Button>
      <Button buttonStyle="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      {missing && <p>{missing}</p>}
    </div>
  )
}

/** Of what staff ask for once, however often it is sent. `crypto.randomUUID` is not there where the admin is served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
