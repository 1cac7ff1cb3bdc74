'use client'

import type { MouseEvent } from 'react'
import { ShopLink } from '../shell/navigation/shop-link'

type Face = {
  label: string
  /** What stands at the end of the button. */
  sign?: string
  quiet?: boolean
  /** Stays focusable, does nothing. */
  disabled?: boolean
}

type DoButtonProps = Face & {
  type?: 'button' | 'submit'
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  describedBy?: string
}

type DoLinkProps = Face & { href: string; preload?: boolean }

export function DoButton({ type = 'button', onPress, describedBy, ...face }: DoButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (face.disabled) event.preventDefault()
    else onPress?.(event)
  }

  return (
    <button
      type={type}
      className={classOf(face)}
      aria-disabled={face.disabled || undefined}
      aria-describedby={describedBy}
      onClick={press}
    >
      <Label {...face} />
    </button>
  )
}

export function DoLink({ href, preload, ...face }: DoLinkProps) {
  if (face.disabled) {
    return (
      <a className={classOf(face)} role="link" aria-disabled tabIndex={0}>
        <Label {...face} />
      </a>
    )
  }

  return (
    <ShopLink href={href} className={classOf(face)} preload={preload}>
      <Label {...face} />
    </ShopLink>
  )
}

function Label({ label, sign = '→' }: Face) {
  return (
    <>
      <span>{label}</span>
      <span aria-hidden="true">{sign}</span>
    </>
  )
}

function classOf({ quiet }: Face): string {
  return quiet ? 'do quiet' : 'do'
}
