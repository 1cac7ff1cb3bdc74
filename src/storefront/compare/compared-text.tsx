import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import {
  type ComparedFamily,
  isShort,
  KEEPS_LINE,
  needOfRow,
} from '@/domain/catalogue/comparison/comparison'
import { columnsOf, setsVertically } from '@/domain/catalogue/features'
import type { LackingLetters } from '@/domain/catalogue/lacking-letters'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { featureSettings } from '../tester/text/face-style'
import { TypefaceText } from '../tester/text/typeface-text'
import { onFacesLoaded } from '../ui/face-loads'

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
  isVertical: boolean
  isHeaviest?: boolean
  /** A visitor wrote the text, who is told which family lacks what of it. */
  onLack?: (slug: string, lacking: LackingLetters) => void
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
    isVertical,
    isHeaviest = false,
    onLack,
  } = props
  const xHeightOf = ({ xHeight }: ComparedFamily) => (isMatched && xHeight) || USUAL_X_HEIGHT
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
    className === 'cmp-say' ? [text, isMatched, setting, isVertical, ...slugs].join() : null,
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
        const isTurned = isVertical && setsVertically(family.features)
        const kept = known?.keepsLine[at] ? ' is-kept' : ''
        return (
          <div key={family.slug} style={{ '--x-height': xHeightOf(family) } as CSSProperties}>
            <span className="cmp-whose">{family.name}</span>
            <TypefaceText
              as="p"
              className={`${className}${kept}${isTurned ? ' is-vertical' : ''}`}
              {...{ face, coordinates }}
              styleId={id}
              onLack={onLack && ((lacking) => onLack(family.slug, lacking))}
              hangs={className !== 'cmp-text' && !isTurned}
              lang={text === sample.text ? sample.lang : undefined}
              dir={text === sample.text ? sample.dir : 'auto'}
              style={{
                fontFeatureSettings: setting,
                ...(isTurned && columnsOf(text)),
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

/** Smaller than this part of the wished size a row is no picture any more: what is so long is broken. */
const SMALLEST = 0.4

/** Optical sizes change widths with the size: it is measured again. */
const ROUNDS = 3

/** What browsers round is less. */
const HAIR = 0.998

/**
 * A ref: texts of a row are set smaller, all alike, until the longest word of each has room; short ones stand on one line, but
 * for those of so wide a family that the others would be small beside them.
 * `key`: whatever changes them; null: they are so small that none is broken. `keepsLine`: which stand on one line, where the server
 * has measured them.
 */
function useWholeWords(key: string | null, keepsLine?: readonly boolean[]) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (key === null || !element) return
    const texts = textsOf(element)
    const fit = () => {
      // As the server has measured them the texts keep their room until all are set: in other faces they have other widths.
      if (keepsLine && texts.some(({ classList }) => classList.contains('is-unset'))) return
      fitWords(element, keepsLine)
    }
    fit()
    // A text is set in its face some time after that has come.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit))
    const setting = new MutationObserver(fit)
    for (const text of texts) {
      observer.observe(text)
      if (keepsLine) setting.observe(text, { attributeFilter: ['class'] })
    }
    const endFaces = onFacesLoaded(fit)
    return () => {
      observer.disconnect()
      setting.disconnect()
      endFaces()
    }
    // What keeps its line follows from the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return row
}

function fitWords(row: HTMLElement, keepsLine?: readonly boolean[]): void {
  const texts = textsOf(row)
  row.classList.add('is-measured')
  if (keepsLine) texts.forEach((text, at) => text.classList.toggle('is-kept', keepsLine[at]))
  else keepLines(row, texts)
  fitTexts(row, texts)
  row.classList.remove('is-measured')
}

function fitTexts(row: HTMLElement, texts: HTMLElement[]): void {
  let fit = 1
  for (let round = 0; round < ROUNDS; round++) {
    row.style.setProperty('--fit', String(fit))
    const least = Math.min(...texts.map(roomOf))
    if (least >= 1) break
    fit = Math.max(SMALLEST, fit * least * HAIR)
  }
  row.style.setProperty('--fit', String(fit))
}

function keepLines(row: HTMLElement, texts: HTMLElement[]): void {
  const areShort = texts.every(({ textContent }) => isShort(textContent))
  texts.forEach((text) => text.classList.toggle('is-kept', areShort))
  row.style.setProperty('--fit', '1')
  texts.forEach((text) => text.classList.toggle('is-kept', areShort && roomOf(text) > KEEPS_LINE))
}

function textsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll('p')]
}

/** Of the longest line, which is longer than its box where a word is. */
function roomOf(text: HTMLElement): number {
  const line = document.createRange()
  line.selectNodeContents(text)
  return text.getBoundingClientRect().width / Math.max(1, line.getBoundingClientRect().width)
}
