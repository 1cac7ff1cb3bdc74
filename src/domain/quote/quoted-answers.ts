import type { CartLineRequest, LicenceChoice } from '../cart/cart-request'
import type { PricedLicence } from '../cart/priced-cart'
import type { LicenceType } from '../licensing/licence-type'

/** What was told of one use: "Web", "Domain", "example.org". */
export type ToldAnswer = { use: string; label: string; value: string }

/** What a quote's licences will state of their uses, in the order of the questions. */
export function toldAnswers(
  licences: readonly Pick<PricedLicence, 'type' | 'answers'>[],
  types: readonly Pick<LicenceType, 'key' | 'name' | 'questions'>[],
): ToldAnswer[] {
  return licences.flatMap(({ type: key, answers = {} }) => {
    const type = types.find((candidate) => candidate.key === key)
    return (type?.questions ?? []).flatMap(({ key: question, label }) => {
      const value = answers[question]
      return value ? [{ use: type?.name ?? '', label, value }] : []
    })
  })
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
      ...priced(choice),
      ...answersOf(given[index]?.licences.find(isOf(choice))),
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

function priced({ type, tier }: LicenceChoice): LicenceChoice {
  return { type, tier }
}

function answersOf(choice: LicenceChoice | undefined): Pick<LicenceChoice, 'answers'> {
  return choice?.answers ? { answers: choice.answers } : {}
}

function isOf({ type }: LicenceChoice): (other: LicenceChoice) => boolean {
  return (other) => other.type === type
}
