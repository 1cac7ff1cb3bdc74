import { STARTER_LICENCE_TYPES } from '@/domain/licensing/starter-licence-types'
import type { SeedLicenceType } from './demo-foundry'
import licenceTypes from './further-licence-types.json' with { type: 'json' }

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
