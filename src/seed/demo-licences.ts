import {
  STARTER_LICENCE_TYPES,
  STARTER_TEXTS,
  type StarterText,
} from '@/domain/licensing/starter-licences'
import { ownValue } from '@/domain/own-value'
import type { SeedLicenceType } from './demo-foundry'
import texts from './eulas.json' with { type: 'json' }
import licenceTypes from './further-licence-types.json' with { type: 'json' }

/** The fonts of the demo are OFL: no text of ours may take away what that licence gives. */
const OPEN_FONTS = texts.openFonts

const OURS = starterSection('Desktop licence', 'Ours, yours, and the end')

const WORD = {
  ...OURS,
  text: OURS.text.replace('The law of the country we work in applies.', 'German law applies.'),
}

const WHO = starterSection('Desktop licence', 'Who holds this licence')

const VERSION = { version: '1.0', effectiveFrom: '2026-01-01' }

/** `effectiveFrom`: a day, in UTC. */
export type SeedEula = StarterText & typeof VERSION

export const DEMO_EULAS: SeedEula[] = [
  asStarter('Desktop licence', texts.otherWords['Desktop licence']),
  asStarter('Web licence', texts.otherWords['Web licence']),
  asStarter('App licence'),
  ...texts.own.map(asOurs),
  asStarter('Trial licence'),
  asOurs(texts.byAgreement),
]

function asOurs({ title, sections }: StarterText): SeedEula {
  return { title, ...VERSION, sections: [WHO, ...sections, WORD, OPEN_FONTS] }
}

/** What a new shop begins with, in the words of a foundry that sells further licences and fonts that are open. */
function asStarter(title: string, otherWords: Record<string, string> = {}): SeedEula {
  const sections = starterOf(title).sections.map(({ heading, text }) =>
    heading === WORD.heading ? WORD : { heading, text: ownValue(otherWords, heading) ?? text },
  )
  return { title, ...VERSION, sections: [...sections, OPEN_FONTS] }
}

function starterOf(title: string): StarterText {
  const found = STARTER_TEXTS.find((one) => one.title === title)
  if (!found) throw new Error(`No text of a new shop is called “${title}”.`)
  return found
}

function starterSection(title: string, heading: string) {
  const found = starterOf(title).sections.find((section) => section.heading === heading)
  if (!found) throw new Error(`“${title}” says nothing under “${heading}”.`)
  return found
}

/** `special`: sold by agreement; what fits is worked out in letters. */
const { further, special } = licenceTypes as Record<'further' | 'special', SeedLicenceType[]>

const [BEFORE, TRIAL] = [
  STARTER_LICENCE_TYPES.filter(({ kind }) => kind === 'retail'),
  STARTER_LICENCE_TYPES.filter(({ kind }) => kind === 'trial'),
]

/** What a new shop begins with, and what a foundry sells beside it. */
export const DEMO_LICENCE_TYPES: SeedLicenceType[] = [
  ...BEFORE.map((type) =>
    type.key === 'desktop' ? { ...type, summary: withVideo(type.summary) } : type,
  ),
  ...further,
  ...TRIAL,
  ...special,
]

function withVideo({ may, may_not }: SeedLicenceType['summary']): SeedLicenceType['summary'] {
  const film = 'Set titles or graphics of a film'
  return { may, may_not: may_not.map((one) => (one === film ? `${film}: that is Video` : one)) }
}
