import { useEffect, useRef, useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import {
  checkAnswers,
  errorsOfMissing,
  type Question,
} from '@/domain/licensing/answers/check-answers'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { requestOfLine } from './cart-client'
import type { CartState } from './use-cart'

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

/** One thing a buyer tells of one use in the cart. */
export type AskedField = {
  path: string
  /** "Web" */
  licence: string
  question: Question
  stored: string
}

/** What was written and is not stored yet, by the field's path. */
type Drafts = Record<string, string>

function askedIn(line: PricedLine, types: readonly LicenceType[]): AskedField[] {
  return line.licences.flatMap(({ type: key, answers }) => {
    const type = types.find((candidate) => candidate.key === key)
    return (type?.questions ?? []).map((question) => ({
      path: pathOf(line, key, question),
      licence: type?.name ?? '',
      question,
      stored: answers?.[question.key] ?? '',
    }))
  })
}

/** A sentence by the path of each field that is wrong, or open and needed. */
function errorsIn(
  fields: readonly AskedField[],
  drafts: Drafts,
  { isComplete }: { isComplete: boolean },
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ path, question, stored }) => {
      const told = { [question.key]: drafts[path] ?? stored }
      const { answers, errors } = checkAnswers([question], told)
      const missing = isComplete ? errorsOfMissing([question], answers) : {}
      const sentence = errors[question.key] ?? missing[question.key]
      return sentence ? [[path, sentence] as const] : []
    }),
  )
}

/** The lines as they are sent, with what was written. */
function linesWith(cart: PricedCart, drafts: Drafts): CartLineRequest[] {
  return cart.lines.map((line) => {
    const request = requestOfLine(line)
    return {
      ...request,
      licences: request.licences.map((licence) => {
        const prefix = `${line.id}/${licence.type}/`
        const written = Object.entries(drafts)
          .filter(([path]) => path.startsWith(prefix))
          .map(([path, text]) => [path.slice(prefix.length), text.trim()] as const)
        const told = Object.entries({ ...licence.answers, ...Object.fromEntries(written) })
        const answers = Object.fromEntries(told.filter(([, text]) => text !== ''))
        return { type: licence.type, tier: licence.tier, answers }
      }),
    }
  })
}

/** Whether everything is told that the licences of the cart and the shop itself need. */
export function isAnswered(cart: PricedCart, types: readonly LicenceType[]): boolean {
  const fields = cart.lines.flatMap((line) => askedIn(line, types))
  const open = Object.keys(errorsIn(fields, {}, { isComplete: true }))
  return open.length === 0 && cart.order_questions.every(({ answer }) => answer !== null)
}

function pathOf({ id }: PricedLine, type: string, { key }: Question): string {
  return `${id}/${type}/${key}`
}
