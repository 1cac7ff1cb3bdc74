import { stateOfLicence } from '@/domain/licensing/licence-state'
import type { SheetLicence } from '@/domain/order/order-for-staff'
import type { Grant, Licence, OrderEvent, Refund } from '@/payload-types'
import { idOf } from '../../id-of'
import { mayComeBack } from '../licences/restore-by-hand'

type Beside = { grants: Grant[]; refunds: Refund[]; events: OrderEvent[] }

/** A licence as staff read it, with what they may do. Events, refunds and grants: of its order. */
export function sheetLicence(licence: Licence, { grants, refunds, events }: Beside): SheetLicence {
  const state = stateOfLicence(licence, new Date())
  const own = grants.filter((grant) => grant.licence && idOf(grant.licence) === licence.id)
  return {
    id: licence.id,
    number: licence.number,
    typeface: licence.typefaceName ?? '',
    licensee: licence.licenseeName ?? '',
    version: licence.version ?? 1,
    state,
    until: licence.endsAt ?? null,
    superseded_by: licence.supersededBy ?? null,
    ended: licence.revokedAt
      ? { at: licence.revokedAt, reason: licence.revokedReason ?? '' }
      : null,
    downloads: downloadsOf(licence, events),
    is_paused: state === 'active' && own.some(({ pausedAt }) => Boolean(pausedAt)),
    may: {
      revoke: state === 'active',
      restore: mayComeBack(licence, refunds),
      correct: state === 'active',
    },
  }
}

/** A row of the history tells of the first download on a day. */
function downloadsOf({ number }: Licence, events: OrderEvent[]): SheetLicence['downloads'] {
  const days = events.filter(
    ({ kind, details }) =>
      kind === 'download' && (details as { licence?: unknown } | null)?.licence === number,
  )
  return { days: days.length, last: days.at(-1)?.at ?? null }
}
