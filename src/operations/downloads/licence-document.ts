import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { nameStyles } from '@/domain/catalogue/styles/name-styles'
import type { Licensee } from '@/domain/cart/cart-request'
import type {
  DocumentFaces,
  DocumentSeller,
  LicenceDocument,
} from '@/delivery/documents/document-types'
import { renderLicencePdf } from '@/delivery/documents/licence-pdf'
import type { Licence, Order, Shop } from '@/payload-types'
import { fontPath } from '../fonts/files/font-store'
import { idOf } from '../id-of'
import { releasesOf, type LicensedStyle, type LicensedUse } from '../orders/licences/licence-terms'
import { findOrder } from '../orders/order-records'
import { shopOrigin } from '../shop-origin'
import { readShop } from '../shop-records'

const INTERFACE_FACE = resolve('src/storefront/styles/fonts/bricolage-interface.ttf')

export async function licencePdfOf(payload: Payload, licence: Licence): Promise<Buffer> {
  return renderLicencePdf(await licenceDocument(payload, licence))
}

async function licenceDocument(payload: Payload, licence: Licence): Promise<LicenceDocument> {
  const [shop, order] = await Promise.all([
    readShop(payload),
    findOrder(payload, idOf(licence.order)),
  ])
  const styles = licence.styles as unknown as LicensedStyle[]
  const uses = licence.uses as unknown as LicensedUse[]
  return {
    number: licence.number,
    orderNumber: order?.number ?? '',
    issuedAt: new Date(licence.issuedAt),
    seller: sellerOf(shop),
    licensee: licenseeOf(licence, order),
    typeface: licence.typefaceName ?? '',
    styles: nameStyles(styles),
    release: releaseText(styles, uses),
    uses: uses.map((use) => ({
      name: use.name,
      tier: use.tierLabel,
      may: use.may,
      mayNot: use.mayNot,
      answers: use.answers,
      eula: { ...use.eula, url: `${shopOrigin()}/eula/${use.eula.id}` },
    })),
    demo: order?.provider === 'demo',
    faces: facesFor(styles),
  }
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

/** The document is set in the interface's font, its heading in the licensed typeface. */
export function facesFor(styles: LicensedStyle[]): DocumentFaces {
  const upright = styles.find(({ typ, slope }) => typ === 'static' && slope === 'upright')
  const file = upright?.files.find(({ format }) => format === 'TTF' || format === 'OTF')
  return {
    text: INTERFACE_FACE,
    bold: INTERFACE_FACE,
    heading: file ? fontPath(file.sha256, file.extension) : INTERFACE_FACE,
  }
}

export function sellerOf(shop: Shop): DocumentSeller {
  return {
    name: shop.seller,
    address: (shop.sellerAddress ?? '').split('\n').filter((line) => line !== ''),
    vatId: shop.vatId ?? null,
    email: shop.email ?? '',
    url: shopOrigin(),
  }
}

function licenseeOf(licence: Licence, order: Order | null): LicenceDocument['licensee'] {
  const licensee = licence.licensee as unknown as Licensee
  if (licensee.kind === 'client') {
    const { name, company = null, email = null } = licensee
    return { name, company, email }
  }
  return { name: order?.name ?? '', company: order?.company ?? null, email: order?.email ?? null }
}
