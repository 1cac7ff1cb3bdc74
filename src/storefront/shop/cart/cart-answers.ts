import { useState } from 'react'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import {
  checkAnswers,
  errorsOfMissing,
  type Question,
} from '@/domain/licensing/answers/check-answers'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { ownValue } from '@/domain/own-value'
import { requestOfLine } from './cart-client'
import { useStoredField } from './cart-writes'
import type { CartState } from './use-cart'

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
  { cart, changeChoice, writes }: CartState,
  types: readonly LicenceType[],
): AnswersState {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [left, setLeft] = useState<Drafts>({})
  const [hasTried, setTried] = useState(false)

  const fields = fieldsOf(cart, types)
  const errors = errorsIn(fields, hasTried ? drafts : left, { isComplete: hasTried })
  useStoredField(writes, store)

  async function store(): Promise<boolean> {
    if (isEmpty(unstored(fields, drafts))) return true
    if (!isEmpty(errorsIn(fields, drafts, { isComplete: false }))) return false
    const { isStored } = await changeChoice((current) =>
      isEmpty(unstored(fieldsOf(current, types), drafts))
        ? {}
        : { lines: linesWith(current, drafts) },
    )
    // What was typed meanwhile is a draft of its own.
    if (isStored) setDrafts((now) => unstored(fieldsOf(writes.cart, types), now))
    return isStored
  }

  function leave() {
    setLeft(drafts)
    void store()
  }

  async function complete(): Promise<boolean> {
    setTried(true)
    const open = errorsIn(fields, drafts, { isComplete: true })
    const isOpen = cart.order_questions.some(({ answer }) => answer === null)
    if (!isEmpty(open) || isOpen) {
      requestAnimationFrame(focusFirstOpen)
      return false
    }
    return writes.storeAll()
  }

  return {
    fieldsOf: (lineId) => fields.filter(({ path }) => path.startsWith(`${lineId}/`)),
    textOf: ({ path, stored }) => ownValue(drafts, path) ?? stored,
    errorOf: ({ path }) => ownValue(errors, path),
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

function fieldsOf({ lines }: PricedCart, types: readonly LicenceType[]): AskedField[] {
  return lines.flatMap((line) => askedIn(line, types))
}

/** Drafts that the cart does not hold; as they are stored, which may be tidier than they were typed. */
function unstored(fields: readonly AskedField[], drafts: Drafts): Drafts {
  return Object.fromEntries(
    fields.flatMap(({ path, question, stored }) => {
      const draft = ownValue(drafts, path)
      if (draft === undefined) return []
      const told =
        ownValue(checkAnswers([question], { [question.key]: draft }).answers, question.key) ?? ''
      return told === stored && (told !== '' || draft.trim() === '') ? [] : [[path, draft] as const]
    }),
  )
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0
}

function askedIn(line: PricedLine, types: readonly LicenceType[]): AskedField[] {
  return line.licences.flatMap(({ type: key, answers }) => {
    const type = types.find((candidate) => candidate.key === key)
    return (type?.questions ?? []).map((question) => ({
      path: `${line.id}/${key}/${question.key}`,
      licence: type?.name ?? '',
      question,
      stored: ownValue(answers, question.key) ?? '',
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
      const told = { [question.key]: ownValue(drafts, path) ?? stored }
      const { answers, errors } = checkAnswers([question], told)
      const missing = isComplete ? errorsOfMissing([question], answers) : {}
      const sentence = ownValue(errors, question.key) ?? ownValue(missing, question.key)
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
  const open = errorsIn(fieldsOf(cart, types), {}, { isComplete: true })
  return isEmpty(open) && cart.order_questions.every(({ answer }) => answer !== null)
}
