import { longDay } from '../long-date'
import { lowerFirst, upperFirst } from '../words'

/** All of a licence that narrows what it allows, beside its styles and tiers. */
export type LimitedLicence = {
  /** Whom it was sold to for less, and what that means: "Students", "For students at a school, …". */
  audience?: { label: string; words: string } | null
  /** What was answered once for the order: "Size of your company", "2–50 people". */
  orderAnswers?: readonly { question: string; label: string }[]
  /** The days in the seller's books. Absent: for ever. */
  term?: { from: string; to: string } | null
  /** What the buyer told about each use, by what its question said: { Domain: 'example.org' }. */
  uses: readonly { name: string; answers?: Readonly<Record<string, string>> }[]
}

export type LicenceLimit = {
  /** "Students", "Domain", "Term" */
  name: string
  /** "For students at a school, …", "example.org" */
  text: string
  /** "Web": the one use that it limits; null: the whole licence. */
  use: string | null
}

/** What limits a licence, wherever it is told: on its check, with its holder, in mails, on paper and by the API. */
export function limitsOfLicence(licence: LimitedLicence): LicenceLimit[] {
  const { audience, orderAnswers = [], term, uses } = licence
  return [
    ...(audience ? [whole(audience.label, audience.words)] : []),
    ...orderAnswers.map(({ question, label }) => whole(question, label)),
    ...uses.flatMap((use) =>
      Object.entries(use.answers ?? {}).map(([question, answer]) => ({
        // The first licences kept the key of a question alone: "app_name".
        name: upperFirst(question.replaceAll('_', ' ')),
        text: answer,
        use: use.name,
      })),
    ),
    ...(term ? [whole('Term', `${longDay(term.from)} to ${longDay(term.to)}`)] : []),
  ]
}

/** "Domain: example.org"; among several uses "Web, domain: example.org". */
export function limitsInWords(limits: readonly LicenceLimit[]): string[] {
  return limits.map((limit) => `${nameOfLimit(limit, limits)}: ${limit.text}`)
}

/** Which use it limits is said where another one is limited too. */
export function nameOfLimit({ name, use }: LicenceLimit, all: readonly LicenceLimit[]): string {
  const isShared = all.some((other) => other.use !== null && other.use !== use)
  return use !== null && isShared ? `${use}, ${lowerFirst(name)}` : name
}

function whole(name: string, text: string): LicenceLimit {
  return { name, text, use: null }
}
