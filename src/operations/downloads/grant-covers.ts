import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { env } from '@/env'
import type { FontFile } from '@/payload-types'
import { idOf } from '../id-of'
import type { LicensedStyle, LicensedUse } from '../orders/licence-terms'
import { findGrant, findLicenceOfGrant } from './download-records'

/** Whether a signed download token opens one web file: its grant stands, and its licence names the style and the format. */
export async function grantCovers(
  payload: Payload,
  { token, file }: { token: string | null; file: FontFile },
): Promise<boolean> {
  const reading = token ? readDownload(token, new Date(), env.secret) : null
  if (reading?.kind !== 'ok') return false

  const grant = await findGrant(payload, reading.grant)
  if (!grant || grant.revokedAt) return false
  const licence = await findLicenceOfGrant(payload, grant)
  if (licence?.state !== 'active') return false

  const styles = licence.styles as unknown as LicensedStyle[]
  const uses = licence.uses as unknown as LicensedUse[]
  return (
    styles.some((style) => style.id === idOf(file.style)) &&
    uses.some((use) => use.formats.includes(file.format))
  )
}
