import type { NewerReleaseAnswer, OrderAnswer } from '@/domain/order/order-answer'
import type { Licence } from '@/payload-types'
import { sentenceOfNewer, type NewerRelease } from '../../downloads/find-newer-releases'
import { releasesOf, type LicensedStyle, type LicensedUse } from './licence-terms'

type LicenceAnswer = OrderAnswer['licences'][number]

/** A licence as the order's page and the API tell of it: what was bought, and what came out since. */
export function licenceResponse(
  { licence }: { licence: Licence },
  { newer, addressOf }: { newer: NewerRelease | null; addressOf: (what: string) => string },
): LicenceAnswer {
  const styles = licence.styles as unknown as LicensedStyle[]
  const uses = licence.uses as unknown as LicensedUse[]
  return {
    number: licence.number,
    uses: uses.map(({ type, tier, label }) => ({ type, tier, label })),
    styles: styles.map(({ typeface, name }) => `${typeface} ${name}`),
    state: licence.state,
    download_url: addressOf('archive'),
    releases: releasesOf(styles),
    newer: newer && newerReleaseResponse(newer, addressOf),
  }
}

function newerReleaseResponse(
  newer: NewerRelease,
  addressOf: (what: string) => string,
): NewerReleaseAnswer {
  return {
    message: sentenceOfNewer(newer),
    download_url: newer.uses.length > 0 ? addressOf('newer') : null,
    releases: newer.releases.map(({ typeface, version, releasedOn, notes, reflow }) => ({
      typeface,
      version,
      released_on: releasedOn,
      notes,
      reflow,
    })),
  }
}
