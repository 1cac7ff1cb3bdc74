import type { LicenceCheck } from '@/domain/licensing/licence-state'
import { countInWords, lowerFirst, pluralOf } from '@/domain/words'
import { cssOfFace, cssOfThin, type FigureFace } from '../../shop/bill/figure-face'
import { FitText } from '../../ui/fit-text'
import { STATE_WORDS } from '../licence-words'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { CheckForm } from './check-form'
import { CheckSentence } from './check-sentence'

type CheckPageProps = {
  /** The end of its own address. */
  licenceKey: string
  check: LicenceCheck
  reason: string | null
  /** "All 20 styles"; null: they are named. */
  whole: string | null
  /** Valid is set bold, what is over Thin, revoked struck through. */
  faces: { bold: FigureFace | null; thin: FigureFace | null }
}

/** What a licence is worth today, for whoever holds its document. */
export function CheckPage({ licenceKey, check, reason, whole, faces }: CheckPageProps) {
  const { number, state, typefaces, styles, uses, licensee } = check
  const word = STATE_WORDS[state]
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
            <CheckSentence check={check} reason={reason} />
          </p>
        </div>
        <dl className="grid">
          <div className="facts">
            <Fact name="Licence" text={number} />
            <Fact
              name={typefaces.length === 1 ? 'Typeface' : 'Typefaces'}
              text={`${typefaces.join(', ')}, ${lowerFirst(extent)}`}
              more={whole ? undefined : namesOf(check).join(', ')}
            />
            <Fact name="Licensee" text={licensee ?? 'Not shown, as its holder wishes'} />
            <Fact name="Use" text={uses.join('; ')} />
          </div>
        </dl>
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
