import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import {
  checkAnswers,
  errorsOfMissing,
  type Question,
} from '@/domain/licensing/answers/check-answers'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { requestOfLine } from '../cart-client'

/** One thing a buyer tells of one use in the cart. */
export type AskedField = {
  path: string
  /** "Web" */
  licence: string
  question: Question
  stored: string
}

/** What was written and is not stored yet, by the field's path. */
export type Drafts = Record<string, string>

export function askedIn(line: PricedLine, types: readonly LicenceType[]): AskedField[] {
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
export function errorsIn(
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
export function linesWith(cart: PricedCart, drafts: Drafts): CartLineRequest[] {
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
