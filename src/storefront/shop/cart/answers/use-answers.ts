import { useEffect, useRef, useState } from 'react'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { CartState } from '../use-cart'
import { askedIn, errorsIn, linesWith, type AskedField, type Drafts } from './asked-in-cart'

/** Time to press the button of the bill, which stores everything by itself. */
const STORE_AFTER_MS = 400

export type AnswersState = {
  fieldsOf: (lineId: string) => AskedField[]
  textOf: (field: AskedField) => string
  errorOf: (field: AskedField) => string | undefined
  write: (field: AskedField, text: string) => void
  /** The visitor has left the field. */
  leave: () => void
  /** Somebody tried to go on: what is open is said. */
  hasTried: boolean
  /** Stores what was written; false: something is wrong or missing, and the first such field has the focus. */
  complete: () => Promise<boolean>
}

/** What buyers tell of their uses, written in the cart and kept by it. */
export function useAnswers(
  { cart, changeChoice }: CartState,
  types: readonly LicenceType[],
): AnswersState {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [left, setLeft] = useState<Drafts>({})
  const [hasTried, setTried] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const fields = cart.lines.flatMap((line) => askedIn(line, types))
  const errors = errorsIn(fields, hasTried ? drafts : left, { isComplete: hasTried })
  const hasNews = fields.some(({ path, stored }) => (drafts[path] ?? stored) !== stored)

  async function store(): Promise<boolean> {
    if (!hasNews) return true
    const wrong = await changeChoice({ lines: linesWith(cart, drafts) })
    if (Object.keys(wrong).length > 0) return false
    setDrafts({})
    setLeft({})
    return true
  }

  function leave() {
    setLeft(drafts)
    clearTimeout(timer.current)
    const wrong = errorsIn(fields, drafts, { isComplete: false })
    if (Object.keys(wrong).length === 0) {
      timer.current = setTimeout(() => void store(), STORE_AFTER_MS)
    }
  }

  async function complete(): Promise<boolean> {
    clearTimeout(timer.current)
    setTried(true)
    const open = errorsIn(fields, drafts, { isComplete: true })
    const isOpen = cart.order_questions.some(({ answer }) => answer === null)
    if (Object.keys(open).length > 0 || isOpen) {
      requestAnimationFrame(focusFirstOpen)
      return false
    }
    return store()
  }

  return {
    fieldsOf: (lineId) => fields.filter(({ path }) => path.startsWith(`${lineId}/`)),
    textOf: ({ path, stored }) => drafts[path] ?? stored,
    errorOf: ({ path }) => errors[path],
    write: ({ path }, text) => setDrafts({ ...drafts, [path]: text }),
    leave,
    hasTried,
    complete,
  }
}

function focusFirstOpen(): void {
  document.querySelector<HTMLElement>('.panel .price-choice [aria-invalid="true"]')?.focus()
}
