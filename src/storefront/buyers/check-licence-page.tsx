import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Axis, Slope } from '@/domain/catalogue/typeface-view'
import type { LicenceCheck } from '@/domain/licensing/licence-state'
import { nameOfLimit } from '@/domain/licensing/licence-limits'
import { STATE_NAMES } from '@/domain/order/state-names'
import { countInWords, lowerFirst, pluralOf } from '@/domain/words'
import { dateText } from '../checkout/order/order-text'
import { cssOfFace, cssOfThin, type FigureFace } from '../shop/bill/figure-face'
import { FitText } from '../ui/fit-text'
import { UnbrokenFigures } from '../ui/unbroken-figures'
import { CheckForm } from './check-licence-form'

type CheckPageProps = {
  /** The end of its own address. */
  licenceKey: string
  check: LicenceCheck
  reason: string | null
  zone: string
  /** "All 20 styles"; null: they are named. */
  whole: string | null
  /** Valid is set bold, what is over Thin, revoked struck through. */
  faces: { bold: FigureFace | null; thin: FigureFace | null }
}

/** What a licence is worth today, for whoever holds its document. */
export function CheckPage({ licenceKey, check, reason, zone, whole, faces }: CheckPageProps) {
  const { number, state, typefaces, styles, uses, limits, licensee } = check
  const word = STATE_NAMES.licences[state]
  const extent = whole ?? `${countInWords(styles.length)} ${pluralOf(styles.length, 'style')}`
  const isOver = state === 'superseded' || state === 'expired'
  const face = isOver ? faces.thin : faces.bold
  return (
    <main id="main">
      <CheckForm key={licenceKey} isAnother />
      <div className="big" role="status">
        <h1>
          <b>{number}</b>, {word.toLowerCase()}
        </h1>
        <div className={isOver ? 'fitbox desc' : 'fitbox'}>
          <FitText
            style={isOver ? cssOfThin(face) : cssOfFace(face)}
            fitKey={word + (face?.face ?? '')}
            capInWindow={0.8}
          >
            {state === 'revoked' ? <s>{word}</s> : word}
          </FitText>
        </div>
        <div className="grid">
          <p className="c6">
            <CheckSentence {...{ check, reason, zone }} />
          </p>
          <p className="c6">
            <a href={`/write?number=${number}`}>Write to us about it →</a>
          </p>
        </div>
        <div className="grid">
          <dl className="facts">
            <Fact name="Licence" text={number} />
            <Fact
              name={typefaces.length === 1 ? 'Typeface' : 'Typefaces'}
              text={`${typefaces.join(', ')}, ${lowerFirst(extent)}`}
              more={whole ? undefined : namesOf(check).join(', ')}
            />
            <Fact name="Licensee" text={licensee ?? 'Not shown, as its holder wishes'} />
            <Fact name="Use" text={uses.join('; ')} />
            {limits.map((limit) => (
              <Fact
                key={`${limit.use} ${limit.name}`}
                name={nameOfLimit(limit, limits)}
                text={limit.text}
              />
            ))}
          </dl>
        </div>
      </div>
    </main>
  )
}

/** Of one typeface they do without its name, which stands beside them. */
function namesOf({ typefaces, styles }: LicenceCheck): string[] {
  const [typeface, ...others] = typefaces
  if (!typeface || others.length > 0) return styles
  return styles.map((style) => style.replace(`${typeface} `, ''))
}

function Fact({ name, text, more }: { name: string; text: string; more?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <UnbrokenFigures text={text} />
      </dd>
      {more && <dd className="soft">{more}</dd>}
    </div>
  )
}

/** The state in a sentence that a lawyer can quote. */
function CheckSentence({ check, reason, zone }: Pick<CheckPageProps, 'check' | 'reason' | 'zone'>) {
  const { state, since, until, superseded_by: next } = check
  const when = dateText(since, zone)
  switch (state) {
    case 'active':
      return `This licence is in force${check.limits.length > 0 ? ' within the limits below' : ''}. It began on ${when} and ${
        until ? `ends on ${dateText(until, zone)}` : 'has no end'
      }.`
    case 'superseded':
      return (
        <>
          This licence was replaced on {when}
          {next && (
            <>
              {' '}
              by <a href={next.url}>{next.number}</a>
            </>
          )}
          . What was made under it stays licensed.
        </>
      )
    case 'revoked':
      return `This licence was revoked on ${when} and may no longer be used. ${reason ?? ''}`.trim()
    case 'expired':
      return `This licence ended on ${when}. What was made under it before stays licensed.`
  }
}

/** A style as its licence keeps it. */
type HeldStyle = { typeface: string; name: string; weight: number; slope: Slope; axes: Axis[] }

const BOLD = 700

const THIN = 1

/** What the check's word is set in: of what was licensed the uprights nearest to Bold and to Thin. */
export function facesOfCheck(styles: HeldStyle[]) {
  return { bold: nearest(styles, BOLD), thin: nearest(styles, THIN) }
}

function nearest(styles: HeldStyle[], weight: number): FigureFace | null {
  const uprights = styles.filter(({ slope }) => slope === 'upright')
  const [style] = (uprights.length > 0 ? uprights : styles).toSorted(
    (a, b) => distance(a, weight) - distance(b, weight),
  )
  if (!style) return null
  const axis = style.axes.find(({ tag }) => tag === 'wght')
  return {
    face: previewFaceName(style.typeface, style.name),
    weight: style.weight,
    coordinates: axis ? { wght: Math.min(axis.max, Math.max(axis.min, weight)) } : {},
  }
}

function distance(style: HeldStyle, weight: number): number {
  const axis = style.axes.find(({ tag }) => tag === 'wght')
  return axis && axis.min <= weight && weight <= axis.max ? 0 : Math.abs(style.weight - weight)
}
