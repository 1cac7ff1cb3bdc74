import type { Payload } from 'payload'
import type { LicenceChoice } from '@/domain/cart/cart-request'
import { billedExtra } from '@/domain/cart/compose-cart-bill'
import type { PricedLine } from '@/domain/cart/priced-cart'
import { labelsOf } from '@/domain/licensing/answers/check-answers'
import { QuoteChanged } from '@/domain/order/order-error'
import type { QuotedExtra } from '@/domain/pricing/extras'
import type { QuotedLine } from '@/domain/pricing/quote-cart'
import type { FontFacts } from '@/fonts/font-facts'
import type { FontFile } from '@/payload-types'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import { findReleasesOf, type StoredRelease } from '../../fonts/releases/release-records'
import { isMasterOf, licensedFiles } from '../licences/licensed-files'
import type { LicensedStyle, LicensedUse } from '../licences/licence-terms'
import type { OrderLine } from '../order-records'
import type { CartPricing } from '../cart/cart-pricing'
import { freezeHeld } from '../upgrades/freeze-held'
import type { SoldLicenceType } from '../cart/price-records'
import {
  findFilesOfStyles,
  findStylesForLicence,
  type StyleForLicence,
} from '../licences/sold-file-records'

/** A quote's lines with everything their licences will state: terms, texts, and the very files that are sold. */
export async function freezeLines(payload: Payload, pricing: CartPricing): Promise<OrderLine[]> {
  const covered = [...new Set(pricing.quote.lines.flatMap((line) => line.covers))]
  const [styles, files] = await Promise.all([
    findStylesForLicence(payload, covered),
    findFilesOfStyles(payload, covered),
  ])
  const releases = await findReleasesOf(payload, [
    ...new Set(styles.map((style) => idOf(style.typeface))),
  ])
  const styleOf = new Map(styles.map((style) => [style.id, style]))
  const filesOf = groupBy(files, (file) => idOf(file.style))

  const lines = pricing.quote.lines.map((quoted, index) => {
    const shown = pricing.lines[index] as PricedLine
    const held = freezeHeld(quoted, pricing)
    return {
      id: shown.id,
      typeface: shown.typeface,
      bill: shown.bill,
      amount: shown.amount,
      net: quoted.net,
      tax: quoted.tax,
      styles: noticesOnce(
        quoted.covers.map((id) =>
          requireSold(styleOf.get(id), { files: filesOf.get(id) ?? [], releases }),
        ),
      ),
      uses: usesOf(quoted, pricing.licenceTypes).map((use) => ({ ...use, ...termOf(held) })),
      ...held,
    }
  })
  return [...lines, ...pricing.quote.extras.map(extraLine)]
}

/** A line in staff's own words holds no style and no use: it makes no licence. */
function extraLine(extra: QuotedExtra, index: number): OrderLine {
  const { text, amount, net, tax } = extra
  const { bill } = billedExtra(extra)
  const typeface = { id: '', name: text, slug: '' }
  return { id: `extra-${index + 1}`, typeface, bill, amount, net, tax, styles: [], uses: [] }
}

function termOf({ months }: Pick<OrderLine, 'months'>): Pick<LicensedUse, 'months'> {
  return months ? { months } : {}
}

type Stock = { files: FontFile[]; releases: StoredRelease[] }

/** Fails for a style that was deleted, or whose files are being replaced, since it was priced: only what can be delivered is sold. */
function requireSold(style: StyleForLicence | undefined, stock: Stock): LicensedStyle {
  const licensed = style && licensedStyle(style, stock)
  if (!licensed?.files.length) throw new QuoteChanged()
  return licensed
}

function licensedStyle(style: StyleForLicence, { files, releases }: Stock): LicensedStyle {
  const facts = style.facts as unknown as FontFacts
  const release = releases.find(({ masters }) => masters?.some(isMasterOf(style)))
  return {
    id: style.id,
    name: style.name,
    typeface: style.typefaceName,
    typ: style.typ,
    weight: style.weight,
    slope: style.slope,
    axes: facts.axes, // The file's own: the buyer's style sheet declares what the file can do.
    files: licensedFiles(style, files),
    master: style.master ?? undefined,
    release: release && { number: release.number, version: release.version },
    notice: style.notice ?? undefined,
  }
}

/** A notice may be pages long: it is stored with the first style of its typeface. */
function noticesOnce(styles: LicensedStyle[]): LicensedStyle[] {
  return styles.map(({ notice, ...style }, index) => {
    const isFirst = styles.findIndex(({ typeface }) => typeface === style.typeface) === index
    return notice && isFirst ? { ...style, notice } : style
  })
}

function usesOf(quoted: QuotedLine, types: SoldLicenceType[]): LicensedUse[] {
  return quoted.licences.flatMap(({ type: key, tier: tierKey, label }) => {
    const type = types.find((candidate) => candidate.key === key)
    const tier = type?.tiers.find((candidate) => candidate.key === tierKey)
    if (!type || !tier) return []
    return {
      type: key,
      name: type.name,
      tier: tierKey,
      label,
      tierLabel: tier.label,
      unit: type.unit,
      formats: tier.formats ?? type.formats,
      may: type.summary.may,
      mayNot: type.summary.may_not,
      answers: answersFor(quoted.line.licences, key),
      answerLabels: labelsOf(type.questions ?? []),
      eula: { id: type.eula.id, title: type.eula.title, version: type.eula.version },
      updates: type.updates,
    }
  })
}

function answersFor(choices: LicenceChoice[], key: string): Record<string, string> {
  return choices.find((choice) => choice.type === key)?.answers ?? {}
}
