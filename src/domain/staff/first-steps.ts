import needs from './needs.json' with { type: 'json' }
import { type Area, may, type StaffMember } from './roles'

/** What a foundry does before its first sale, in this order. */
export type FirstStep =
  'seller' | 'vat' | 'stripe' | 'mail' | 'typeface' | 'prices' | 'licences' | 'legal' | 'published'

export type FirstStepState = { step: FirstStep; isDone: boolean; path: string }

/** What waits for a person of the foundry, in the order in which it should be looked at; and for whose roles. */
const NEEDS = needs as Record<NeedKind, Area>

export type NeedKind = keyof typeof needs

/** `path`: of the list that shows what is counted, within the admin. `names`: which they are, where that says more than a number. */
export type Need = { kind: NeedKind; count: number; path: string; names?: string[] }

/** Of the mails the list is the system's, and sending them again is not. */
export function needsOf(member: StaffMember | null, needs: readonly Need[]): Need[] {
  return needs
    .filter(({ kind }) => may(member, 'edit', NEEDS[kind]))
    .map((need) =>
      need.kind === 'mails_failed' && !may(member, 'read', 'system') ? { ...need, path: '' } : need,
    )
}
