import type { OrderQuestion } from './answers/order-question'
import types from './starter-licence-types.json' with { type: 'json' }
import bySize from './starter-by-size.json' with { type: 'json' }
import texts from './starter-texts.json' with { type: 'json' }

/** A licence type as a new shop may begin with it. */
export type StarterLicenceType = {
  key: string
  name: string
  position: number
  kind: 'retail' | 'trial'
  /** What a tier counts; empty where there are no tiers. */
  unit: string
  summary: { may: string[]; may_not: string[] }
  formats: ('OTF' | 'TTF' | 'WOFF2' | 'WOFF' | 'TRIAL')[]
  tiers: { key: string; label: string; short: string; multiplier: string }[]
  /** What the buyer tells of the use. */
  questions?: { key: string; label: string; kind: 'text' | 'domain'; hint: string }[]
  /** Title of its text. */
  eula: string
}

/** A tier names an upper limit; the price of a style is multiplied by it. */
export const STARTER_LICENCE_TYPES = types as StarterLicenceType[]

/** A text of a licence, in its first version. */
export type StarterText = { title: string; sections: { heading: string; text: string }[] }

/** For a shop that has no licence text yet: to be read, and changed by a new version where the foundry means something else. */
export const STARTER_TEXTS: StarterText[] = texts

type Starter = { types: StarterLicenceType[]; texts: StarterText[]; question?: OrderQuestion }

const isTrial = ({ key }: StarterLicenceType) => key === 'trial'

/** How a new shop may begin: licences by use, or one for every use whose price goes by the size of the licensee. */
export const STARTERS = {
  by_use: { types: STARTER_LICENCE_TYPES, texts: STARTER_TEXTS },
  by_size: {
    types: [bySize.type as StarterLicenceType, ...STARTER_LICENCE_TYPES.filter(isTrial)],
    texts: [bySize.text, ...STARTER_TEXTS.filter(({ title }) => title === 'Trial licence')],
    question: bySize.question,
  },
} as const satisfies Record<string, Starter>

export type StarterKind = keyof typeof STARTERS
