import type { LicenceLimit } from './licence-limits'

/** The same words in code, database and API. */
export type LicenceState = 'active' | 'superseded' | 'revoked' | 'expired'

type Dated = {
  state: LicenceState
  issuedAt: string
  startsAt?: string | null
  endsAt?: string | null
  revokedAt?: string | null
  supersededAt?: string | null
  supersededBy?: string | null
}

/** Its end comes by the calendar, whether or not anybody has noted it yet. One that was renewed goes on as its renewal. */
export function stateOfLicence(
  { state, endsAt, supersededBy }: Pick<Dated, 'state' | 'endsAt' | 'supersededBy'>,
  now: Date,
): LicenceState {
  if (state !== 'active' || !endsAt || new Date(endsAt) > now) return state
  return supersededBy ? 'superseded' : 'expired'
}

/** Since when it has been in that state. */
export function sinceOfLicence(licence: Dated, now: Date): string {
  const { state, issuedAt, startsAt, endsAt, revokedAt, supersededAt } = licence
  const began = startsAt ?? issuedAt
  switch (stateOfLicence(licence, now)) {
    case 'active':
      return began
    case 'superseded':
      return (state === 'superseded' ? supersededAt : endsAt) ?? began
    case 'revoked':
      return revokedAt ?? began
    case 'expired':
      return endsAt ?? began
  }
}

/** GET /api/licence/{token}: what a licence is worth today, to anybody who holds its document. */
export type LicenceCheck = {
  number: string
  state: LicenceState
  /** Whether fonts may be used under it today. */
  valid: boolean
  /** Of its state: when it began to be in force, was replaced, was revoked or ran out. */
  since: string
  /** null: it has no end. */
  until: string | null
  typefaces: string[]
  styles: string[]
  uses: string[]
  /** All that narrows it beside these. */
  limits: LicenceLimit[]
  /** null: its holder does not wish it to be shown. */
  licensee: string | null
  /** The licence that replaced it. */
  superseded_by: { number: string; url: string } | null
}
