import { describeStyles } from '@/domain/catalogue/styles/styles-in-words'
import { limitsInWords } from '@/domain/licensing/licence-limits'
import { STATE_NAMES } from '@/domain/order/state-names'
import type { OrderView } from '@/domain/order/order-answer'
import { ownValue } from '@/domain/own-value'
import type { BoughtFamilies } from '../../shop/bill/bought-families'
import { cssOfFace } from '../../shop/bill/figure-face'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { NewerReleases } from './newer-releases'
import { dateText } from './order-text'

/** What was licensed, each with its download, or why there is none. */
export function OrderFonts({ order, families }: { order: OrderView; families: BoughtFamilies }) {
  return (
    <ul className="lines">
      {order.lines.filter(isLicensed).map((line, index) => {
        const licence = order.licences[index]
        const family = ownValue(families, line.slug)
        return (
          <li key={`${line.slug} ${index}`}>
            <h3 style={cssOfFace(family?.name ?? { face: line.face, coordinates: {} })}>
              {line.typeface}
            </h3>
            <p className="num">
              {licence && opens(licence) ? (
                <a href={licence.download_url} aria-label={`Download ${line.typeface}`}>
                  <b>Download&nbsp;↓</b>
                </a>
              ) : (
                <span className="soft">{whyNot(order, licence)}</span>
              )}
            </p>
            <p className="soft">
              {describeStyles(line.styles, family?.styles ?? [])}.{' '}
              {licence && <UnbrokenFigures text={usesOf(licence)} />}
              {licence && <Released releases={licence.releases} />}
              {licence ? (
                <span className="licence-number">
                  <span className="unbroken">{numberOf(licence)}</span>
                  {licence.until && !licence.ended && (
                    <span className={licence.renews ? undefined : 'unbroken'}>
                      {endOf(licence, dateText(licence.until, order.time_zone))}
                    </span>
                  )}
                </span>
              ) : (
                'zip'
              )}
            </p>
            {licence?.ended && (
              <p>
                Ended on {dateText(licence.ended.at, order.time_zone)}. {licence.ended.reason}
              </p>
            )}
            <Replaced replaces={line.replaces} licence={licence} />
            {licence?.newer && <NewerReleases newer={licence.newer} typeface={line.typeface} />}
          </li>
        )
      })}
    </ul>
  )
}

type Licence = OrderView['licences'][number]

/** The files of a licence that was replaced stay its holder's. */
function opens({ state, until, download_url }: Licence): boolean {
  if (until && until <= new Date().toISOString()) return false
  return (state === 'active' || state === 'superseded') && Boolean(download_url)
}

/** "Upgrade of KX-7Q4M-RT", "Replaced by KX-34CD-FG". */
function Replaced({
  replaces,
  licence,
}: Pick<OrderView['lines'][number], 'replaces'> & { licence: Licence | undefined }) {
  const next = licence?.superseded_by
  if (!replaces && !next) return null
  return (
    <p>
      {replaces && (
        <>
          {replaces.kind === 'upgrade' ? 'Upgrade' : 'Renewal'} of{' '}
          <span className="unbroken">{replaces.number}</span>.{' '}
        </>
      )}
      {next && (
        <>
          {licence.state === 'superseded' ? 'Replaced by ' : 'Renewed as '}
          <span className="unbroken">{next}</span>.
        </>
      )}
    </p>
  )
}

/** Lines in staff's own words stand on the bill alone. */
function isLicensed({ styles }: OrderView['lines'][number]): boolean {
  return styles.length > 0
}

function usesOf({ uses, limits }: Licence): string {
  const said = [uses.map((use) => use.label).join('; '), ...limitsInWords(limits)]
  return said.map((text) => `${text.replace(/\.$/, '')}. `).join('')
}

/** What ended comes in no file any more. */
function numberOf({ number, until, ended }: Licence): string {
  if (ended) return `Licence ${number}`
  return `Licence ${number}, ${until ? '' : 'zip'}`
}

function endOf({ renews }: Licence, until: string): string {
  return `until ${until}, ${renews ? 'then renewed, ' : ''}zip`
}

/** "Release 1.000.": the number stays with its word. */
function Released({ releases }: Pick<Licence, 'releases'>) {
  const versions = [...new Set(releases.map(({ version }) => version))]
  if (versions.length === 0) return null
  return (
    <>
      <span className="unbroken">
        {versions.length === 1 ? 'Release' : 'Releases'} {versions.join(', ')}.
      </span>{' '}
    </>
  )
}

function whyNot({ state }: OrderView, licence: Licence | undefined): string {
  if (licence?.ended) return 'licence ended'
  if (licence) return `licence ${STATE_NAMES.licences[licence.state].toLowerCase()}`
  if (state === 'disputed') return 'paused'
  return state === 'refunded' || state === 'cancelled' ? 'not delivered' : 'after payment'
}
