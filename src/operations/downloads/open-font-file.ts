import type { Payload } from 'payload'
import { readDownload } from '@/delivery/download-token'
import { opensNewerReleases } from '@/domain/licensing/update-policy'
import { ownValue } from '@/domain/own-value'
import { NotAllowed, NotFound } from '@/domain/request-error'
import type { FontFile } from '@/payload-types'
import { findListedPreview } from '../catalogue/list-fonts'
import { readFont } from '../fonts/font-store'
import { idOf } from '../id-of'
import { opensDownloads, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { findFontFile, findLicenceOfGrant } from '../records/licences'
import { readUpdatePolicies } from '../records/prices/price-inputs'
import { readableSecrets } from '../secret-key'
import { findById } from '../records/rows'

const CONTENT_TYPES: Record<string, string> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
}

const NAME = /^[0-9a-f]{32}\.(woff2|woff|ttf|otf)$/

/** Everybody may read previews, those of the font list also while the database is away. Staff may read any other file, and the holder of a grant the web files it covers. */
export async function openFontFile(
  payload: Payload,
  { name, token, isStaff }: { name: string; token: string | null; isStaff: boolean },
) {
  const extension = NAME.exec(name)?.[1]
  const preview = findListedPreview(name)
  if (preview && extension) {
    const bytes = await readFont(preview, extension)
    return { bytes, contentType: typeOf(extension), isPublic: true }
  }
  const file = extension ? await findFontFile(payload, name) : null
  if (!file || !extension || !file.sha256) throw new NotFound('download')

  const isPublic = file.format === 'PVW'
  if (!isPublic && !isStaff && !(await grantCovers(payload, { token, file }))) {
    throw new NotAllowed('This font file belongs to its licensees. Buy a licence to use it.')
  }
  const bytes = await readFont(file.sha256, extension)
  return { bytes, contentType: typeOf(extension), isPublic }
}

function typeOf(extension: string): string {
  return ownValue(CONTENT_TYPES, extension) ?? 'font/ttf'
}

/**
 * Whether a signed download token opens one web file: its grant is not revoked, and its licence covers the style, in this very
 * file or in a newer one where it opens newer releases.
 */
async function grantCovers(
  payload: Payload,
  { token, file }: { token: string | null; file: FontFile },
): Promise<boolean> {
  const reading = token ? readDownload(token, new Date(), readableSecrets()) : null
  if (reading?.kind !== 'ok') return false

  const grant = await findById(payload, 'grants', reading.grant)
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
