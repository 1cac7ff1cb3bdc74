import type { ComponentProps } from 'react'

/** A button among words, where Payload's own would be too loud. */
export function QuietButton(button: ComponentProps<'button'>) {
  return <button type="button" className="quiet-button" {...button} />
}
