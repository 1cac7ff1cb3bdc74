import type { CSSProperties } from 'react'
import { type ComparedFamily, needOfRow } from '@/domain/catalogue/comparison/comparison'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { featureSettings } from '../tester/text/face-style'
import { TypefaceText } from '../tester/text/typeface-text'
import { useWholeWords } from './use-whole-words'

/** Of a family whose font does not say. */
const USUAL_X_HEIGHT = 0.5

type ComparedTextProps = {
  families: ComparedFamily[]
  title: string
  className: 'cmp-say' | 'cmp-text' | 'cmp-letters'
  text: string
  sample: Sample
  isMatched: boolean
  features: Record<string, boolean>
  isHeaviest?: boolean
}

/** One text in every family. Screen readers have the facts beneath: it says the same four times. */
export function ComparedText(props: ComparedTextProps) {
  const {
    families,
    title,
    className,
    text,
    sample,
    isMatched,
    features,
    isHeaviest = false,
  } = props
  const xHeightOf = ({ xHeights }: ComparedFamily) =>
    (isMatched && xHeights.drawn) || USUAL_X_HEIGHT
  const least = Math.min(...families.map(xHeightOf))
  const slugs = families.map(({ slug }) => slug)
  const setting = featureSettings(features)
  const styles = families.map((family) => (isHeaviest ? family.heaviest : family.regular))
  const measured = families.flatMap((family, at) => {
    const widths = text === sample.text ? styles[at]?.widths : undefined
    return widths ? [{ widths, xHeight: xHeightOf(family) }] : []
  })
  const known = measured.length === families.length ? needOfRow(text, measured) : null
  const row = useWholeWords(
    className === 'cmp-say' ? [text, isMatched, setting, ...slugs].join() : null,
    known?.keepsLine,
  )
  return (
    <section
      ref={row}
      className={`cmp-row is-${className}`}
      aria-hidden="true"
      style={{ '--least-x-height': least, '--need': known?.need } as CSSProperties}
    >
      <h2 className="soft">{title}</h2>
      {families.map((family, at) => {
        const { id, face, coordinates } = isHeaviest ? family.heaviest : family.regular
        return (
          <div key={family.slug} style={{ '--x-height': xHeightOf(family) } as CSSProperties}>
            {className !== 'cmp-say' && <span className="cmp-whose">{family.name}</span>}
            <TypefaceText
              as="p"
              className={known?.keepsLine[at] ? `${className} is-kept` : className}
              {...{ face, coordinates }}
              styleId={id}
              hangs={className !== 'cmp-text'}
              lang={text === sample.text ? sample.lang : undefined}
              dir={text === sample.text ? sample.dir : 'auto'}
              style={{
                fontFeatureSettings: setting,
                ['--lines' as string]: known?.lines[at],
              }}
            >
              {text}
            </TypefaceText>
          </div>
        )
      })}
    </section>
  )
}
