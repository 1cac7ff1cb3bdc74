/** The same words in code, database and API. */
export type LicenceState = 'active' | 'superseded' | 'revoked' | 'expired'

type Dated = {
  state: LicenceState
  issuedAt: string
  startsAt?: string | null
  endsAt?: string | null
  revokedAt?: string | null
  supersededAt?: string | null
}

/** Its end comes by the calendar, whether or not anybody has noted it yet. */
export function stateOfLicence({ state, endsAt }: Dated, now: Date): LicenceState {
  return state === 'active' && endsAt && new Date(endsAt) <= now ? 'expired' : state
}

/** Since when it has been in that state. */
export function sinceOfLicence(licence: Dated, now: Date): string {
  const { issuedAt, startsAt, endsAt, revokedAt, supersededAt } = licence
  const began = startsAt ?? issuedAt
  switch (stateOfLicence(licence, now)) {
    case 'active':
      return began
    case 'superseded':
      return supersededAt ?? began
    case 'revoked':
      return revokedAt ?? began
    case 'expired':
      return endsAt ?? began
  }
}
