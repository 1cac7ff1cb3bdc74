import type { Payload } from 'payload'
import type { ArchiveRequest } from '@/delivery/archive/archive-request'
import { documentFaces } from '@/delivery/documents/document-fonts'
import type {
  DocumentFaces,
  DocumentSeller,
  EulaDocument,
  LicenceDocument,
} from '@/delivery/documents/document-types'
import { setDocument } from '@/delivery/documents/workers/set-document'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { extentOfUse } from '@/domain/licensing/licence-type'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type { LicensedStyle, LicensedUse } from '@/domain/order/order-line'
import { isDemoOrder } from '@/domain/order/order-state'
import { NotFound } from '@/domain/request-error'
import type { Eula, Licence, LicenceVersion, Order } from '@/payload-types'
import { headingPath } from '../fonts/font-store'
import { idOf } from '../id-of'
import {
  limitedLicence,
  namedAnswersOf,
  releasesOf,
  stylesOfLicence,
  usesOfLicence,
} from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { findEula } from '../records/eulas'
import { findVersion } from '../records/licence-changes'
import { ensureCheckkey } from '../records/licences'
import { findOrder } from '../records/orders'
import { sellerOfDocuments, zoneOfOrder } from '../shop-seller'

export async function licencePdfOf(payload: Payload, licence: Licence): Promise<Buffer> {
  return setLicence(payload, await licenceDocument(payload, licence))
}

/** What the document said before a change, as it was kept then. */
export async function versionPdfOf(
  payload: Payload,
  { licence, version }: { licence: Licence; version: number },
): Promise<Buffer> {
  const kept = await findVersion(payload, { licence: licence.id, version })
  if (!kept || version >= (licence.version ?? 1)) throw new NotFound('download')
  return setLicence(payload, keptDocument(kept))
}

async function setLicence(payload: Payload, licence: LicenceDocument): Promise<Buffer> {
  const { pdf, faceFailure } = await setDocument({ kind: 'licence', licence })
  logFaceFailure(payload, licence.number, faceFailure)
  return pdf
}

/** Dates are texts where it is kept. */
function keptDocument({ contents }: LicenceVersion): LicenceDocument {
  const said = contents as unknown as LicenceDocument
  const { version } = said
  return {
    ...said,
    issuedAt: new Date(said.issuedAt),
    ...(version ? { version: { ...version, changedAt: new Date(version.changedAt) } } : {}),
  }
}

export async function licenceDocument(
  payload: Payload,
  licence: Licence,
): Promise<LicenceDocument> {
  const order = await findOrder(payload, idOf(licence.order))
  const seller = await sellerOfDocuments(payload, order)
  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  const limited = limitedLicence(licence, order)
  const { wholeOf } = await readWholeFamilies(payload, [styles])
  return {
    number: licence.number,
    orderNumber: order?.number ?? '',
    issuedAt: new Date(licence.issuedAt),
    zone: zoneOfOrder(order),
    seller,
    licensee: licenseeOf(licence, order),
    typeface: licence.typefaceName ?? '',
    styles: nameStyles(styles),
    whole: wholeOf(styles) ?? undefined,
    release: releaseText(styles, uses),
    uses: uses.map((use) => ({
      name: use.name,
      tier: extentOfUse(use),
      may: use.may,
      mayNot: use.mayNot,
      answers: namedAnswersOf(use),
      eula: { ...use.eula, url: `${seller.url}/eula/${use.eula.id}` },
    })),
    replaces: licence.upgradeOf ?? licence.renews ?? undefined,
    audience: limited.audience ?? undefined,
    orderAnswers: [...(limited.orderAnswers ?? [])],
    term: limited.term ?? undefined,
    checkUrl: `${seller.url}/licence/${await ensureCheckkey(payload, licence.id)}`,
    ...versionOf(licence),
    demo: order !== null && isDemoOrder(order),
    faces: await facesFor(styles),
  }
}

function versionOf({ version, changedAt }: Licence): Pick<LicenceDocument, 'version'> {
  if (!version || version < 2 || !changedAt) return {}
  return { version: { number: version, changedAt: new Date(changedAt) } }
}

/** The release that was bought, and the promise about later ones. */
function releaseText(styles: LicensedStyle[], uses: LicensedUse[]): string | undefined {
  const releases = releasesOf(styles)
  if (releases.length === 0) return undefined
  const versions = [...new Set(releases.map(({ version }) => version))]
  const open = uses.filter(({ updates }) => updates === 'all').map(({ name }) => name)
  const promise =
    open.length === uses.length
      ? 'newer releases are open to you'
      : open.length > 0
        ? `newer releases are open to you for ${open.join(', ')}`
        : 'newer releases need a licence of their own'
  return `${versions.join(', ')}; ${promise}`
}

/** Its heading is set in the licensed typeface. */
async function facesFor(styles: LicensedStyle[]): Promise<DocumentFaces> {
  const upright = styles.find(({ typ, slope }) => typ === 'static' && slope === 'upright')
  const file = upright?.files.find(({ format }) => format === 'TTF' || format === 'OTF')
  return documentFaces(file ? await headingPath(file.sha256, file.extension) : null)
}

/** Of the buyer's own licence all that the order keeps; a client is who the buyer said. */
function licenseeOf(licence: Licence, order: Order | null): LicenceDocument['licensee'] {
  const licensee = licence.licensee
  if (licensee.kind === 'client') {
    const { name, company = null, email = null } = licensee
    return { name, company, email, address: [], vatId: null }
  }
  const address = order?.address
  return {
    name: order?.name ?? '',
    company: licensee.company ?? order?.company ?? null,
    email: order?.email ?? null,
    address: address ? documentAddress(address).lines : [],
    vatId: order?.vatid ?? null,
  }
}

/** Each text once, in the version that was accepted. */
export async function eulaPdfsOf(
  payload: Payload,
  { ids, seller }: { ids: string[]; seller: DocumentSeller },
): Promise<ArchiveRequest['eulas']> {
  const eulas = await Promise.all([...new Set(ids)].map((id) => findEula(payload, id)))
  return Promise.all(
    eulas
      .filter((eula) => eula !== null)
      .map(async (eula) => {
        const { pdf } = await setDocument({ kind: 'eula', eula: eulaDocument(eula, seller) })
        return { title: eula.title, version: eula.version, pdf }
      }),
  )
}

/** One version, as whoever reads before buying saves it. */
export async function eulaPdfOf(payload: Payload, eula: Eula): Promise<Buffer> {
  const seller = await sellerOfDocuments(payload, null)
  return (await setDocument({ kind: 'eula', eula: eulaDocument(eula, seller) })).pdf
}

function eulaDocument(
  { title, version, effectiveFrom, createdAt, sections }: Eula,
  seller: DocumentSeller,
): EulaDocument {
  return {
    title,
    version,
    seller,
    publishedAt: new Date(effectiveFrom ?? createdAt),
    blocks: sections.flatMap(({ heading, text }) => [
      { kind: 'heading' as const, text: heading },
      { kind: 'paragraph' as const, text },
    ]),
    faces: documentFaces(null),
  }
}

/** The paper is as good in the interface's typeface: that it is not in its own is for the log. */
export function logFaceFailure(payload: Payload, number: string, failure: string | null): void {
  if (failure === null) return
  payload.logger.warn({ msg: `${number} is not set in the typeface it is about: ${failure}` })
}
