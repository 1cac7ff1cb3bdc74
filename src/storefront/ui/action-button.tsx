'use client'

import type { MouseEvent } from 'react'
import { ShopLink } from '../shell/navigation/shop-link'

type Appearance = {
  label: string
  /** The sign at the end of the button. */
  sign?: string
  quiet?: boolean
  /** The total beside the label, on a phone: what it stands in may be far below. */
  total?: string
  /** Stays focusable, does nothing. */
  disabled?: boolean
}

type ActionButtonProps = Appearance & {
  type?: 'button' | 'submit'
  /** Sent by a form without script, where this button sent it. */
  name?: string
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function ActionButton({ type = 'button', name, onPress, ...appearance }: ActionButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (appearance.disabled) event.preventDefault()
    else onPress?.(event)
  }

  return (
    <button
      type={type}
      name={name}
      className={classOf(appearance)}
      aria-disabled={appearance.disabled || undefined}
      onClick={press}
    >
      <Label {...appearance} />
    </button>
  )
}

export function ActionLink({ href, ...appearance }: Appearance & { href: string }) {
  if (appearance.disabled) {
    return (
      <a className={classOf(appearance)} role="link" aria-disabled tabIndex={0}>
        <Label {...appearance} />
      </a>
    )
  }

  return (
    <ShopLink href={href} className={classOf(appearance)}>
      <Label {...appearance} />
    </ShopLink>
  )
}

function Label({ label, sign = '→', total }: Appearance) {
  return (
    <>
      <span>{label}</span>
      {total && (
        <span className="do-total num" aria-hidden="true">
          {total}
        </span>
      )}
      <span aria-hidden="true">{sign}</span>
    </>
  )
}

function classOf({ quiet }: Appearance): string {
  return quiet ? 'do quiet' : 'do'
}
