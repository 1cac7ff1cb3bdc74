import { stateOfLicence } from '@/domain/licensing/licence-state'
import type { NewerReleaseAnswer, OrderAnswer } from '@/domain/order/order-answer'
import type { Licence } from '@/payload-types'
import { sentenceOfNewer, type NewerRelease } from '../../downloads/find-newer-releases'
import { stylesOfLicence, usesOfLicence, releasesOf } from './licence-terms'

type LicenceAnswer = OrderAnswer['licences'][number]

/** A licence on the order's page and in the API: what was bought, and what came out since. */
export function licenceResponse(
  { licence }: { licence: Licence },
  { newer, urlOf }: { newer: NewerRelease | null; urlOf: (what: string) => string },
): LicenceAnswer {
  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  return {
    number: licence.number,
    uses: uses.map(({ type, tier, label }) => ({ type, tier, label })),
    styles: styles.map(({ typeface, name }) => `${typeface} ${name}`),
    state: stateOfLicence(licence, new Date()),
    superseded_by: licence.supersededBy ?? null,
    until: licence.endsAt ?? null,
    ended: licence.revokedAt
      ? { at: licence.revokedAt, reason: licence.revokedReason ?? '' }
      : null,
    download_url: urlOf('archive'),
    releases: releasesOf(styles),
    newer: newer && newerReleaseResponse(newer, urlOf),
  }
}

function newerReleaseResponse(
  newer: NewerRelease,
  urlOf: (what: string) => string,
): NewerReleaseAnswer {
  return {
    message: sentenceOfNewer(newer),
    download_url: newer.uses.length > 0 ? urlOf('newer') : null,
    releases: newer.releases.map(({ typeface, version, releasedOn, notes, reflow }) => ({
      typeface,
      version,
      released_on: releasedOn,
      notes,
      reflow,
    })),
  }
}
