import { Button } from '@payloadcms/ui'
import { useOrderWords } from '../words'

type Props = {
  label: string
  isReady: boolean
  /** What is still to be written. */
  missing?: string | null
  onDo: () => void
  onClose: () => void
}

/** To do it, or to leave it. */
export function FormButtons({ label, isReady, missing, onDo, onClose }: Props) {
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
