import type { CartLineRequest, LicenceChoice } from '../cart/cart-request'
import type { PricedLicence } from '../cart/priced-cart'
import { limitsInWords, limitsOfLicence } from '../licensing/licence-limits'
import type { LicenceType } from '../licensing/licence-type'
import { ownValue } from '../own-value'

/** What a quote's licences will state of their uses, in the words of every licence: "Domain: example.org". */
export function toldAnswers(
  licences: readonly Pick<PricedLicence, 'type' | 'answers'>[],
  types: readonly Pick<LicenceType, 'key' | 'name' | 'questions'>[],
): string[] {
  const uses = licences.flatMap(({ type: key, answers = {} }) => {
    const type = types.find((candidate) => candidate.key === key)
    const told = (type?.questions ?? []).flatMap(({ key: question, label }) => {
      const answer = ownValue(answers, question)
      return answer ? [[label, answer] as const] : []
    })
    return type ? [{ name: type.name, answers: Object.fromEntries(told) }] : []
  })
  return limitsInWords(limitsOfLicence({ uses }))
}

/** Lines that stand, with what is told of their uses now; null: more than that is another. */
export function answeredAnew(
  lines: readonly CartLineRequest[],
  given: readonly CartLineRequest[],
): CartLineRequest[] | null {
  if (lines.length !== given.length) return null
  if (!lines.every((line, index) => isSameButAnswers(line, given[index]))) return null
  return lines.map((line, index) => ({
    ...line,
    licences: line.licences.map((choice) => ({
      type: choice.type,
      tier: choice.tier,
      ...answersOf(given[index]?.licences.find((other) => other.type === choice.type)),
    })),
  }))
}

function isSameButAnswers(line: CartLineRequest, other: CartLineRequest | undefined): boolean {
  return other !== undefined && whatIsPriced(line) === whatIsPriced(other)
}

function whatIsPriced({ styles, licences, ...more }: CartLineRequest): string {
  const chosen = licences.map(({ type, tier }) => `${type} ${tier}`)
  return JSON.stringify([styles.toSorted(), chosen.toSorted(), more])
}

function answersOf(choice: LicenceChoice | undefined): Pick<LicenceChoice, 'answers'> {
  return choice?.answers ? { answers: choice.answers } : {}
}
