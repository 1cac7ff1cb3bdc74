import type { ReactNode, Ref } from 'react'
import { type PlainForm, plainFormPath } from '@/domain/site/plain-forms'

type ShopFormProps = {
  /** Where a browser without script sends it: never into an address. */
  plain: PlainForm
  onSend: () => void
  className?: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Every form of the shop that takes words: what is wrong is said in its own words, and beside its field. */
export function ShopForm({ plain, onSend, className, ref, children }: ShopFormProps) {
  return (
    <form
      ref={ref}
      className={className}
      method="post"
      action={plainFormPath(plain)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}
