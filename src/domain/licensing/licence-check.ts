import type { LicenceState } from './licence-state'

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
  /** null: its holder does not wish it to be shown. */
  licensee: string | null
  /** The licence that replaced it. */
  superseded_by: { number: string; url: string } | null
}
