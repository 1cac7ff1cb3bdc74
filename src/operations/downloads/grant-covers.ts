import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { opensNewerReleases } from '@/domain/licensing/update-policy'
import type { FontFile } from '@/payload-types'
import { idOf } from '../id-of'
import { stylesOfLicence, usesOfLicence } from '../orders/licences/licence-terms'
import { opensDownloads } from '../orders/licences/opens-downloads'
import { readUpdatePolicies } from '../orders/cart/price-records'
import { findGrant, findLicenceOfGrant } from './download-records'
import { readableSecrets } from '../secrets'

/**
 * Whether a signed download token opens one web file: its grant is not revoked, and its licence covers the style, in this very
 * file or in a newer one where it opens newer releases.
 */
export async function grantCovers(
  payload: Payload,
  { token, file }: { token: string | null; file: FontFile },
): Promise<boolean> {
  const reading = token ? readDownload(token, new Date(), readableSecrets()) : null
  if (reading?.kind !== 'ok') return false

  const grant = await findGrant(payload, reading.grant)
  if (!grant || grant.revokedAt || grant.pausedAt) return false
  const licence = await findLicenceOfGrant(payload, grant)
  if (!licence || !opensDownloads(licence)) return false

  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  const style = styles.find(({ id }) => id === idOf(file.style))
  const forFormat = uses.filter(({ formats }) => formats.includes(file.format))
  if (!style || forFormat.length === 0) return false
  if (style.files.some(({ sha256 }) => sha256 === file.sha256)) return true

  const policies = await readUpdatePolicies(payload)
  return forFormat.some(({ type, updates }) => opensNewerReleases(updates, policies.get(type)))
}
