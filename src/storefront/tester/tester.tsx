'use client'

import { useCallback, useRef } from 'react'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { columnsOf } from '@/domain/catalogue/features'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { ownValue } from '@/domain/own-value'
import { INK_SIZES } from '../ui/text-ink'
import { axisStep } from './state/encode-query'
import { plainNumber } from './controls/range-control'
import { usePartASize, usePixelsASize } from './controls/use-window-width'
import { KeepSheet } from './keep/keep-sheet'
import type { TesterStyle } from './state/list-tester-styles'
import {
  findStyle,
  initialTesterState,
  sizeOf,
  type TesterState,
  type TesterSubject,
} from './state/tester-state'
import { decodeTesterState, encodeTesterState } from './state/tester-url'
import { useQuery, useShownQuery } from './state/use-query'
import { countSliders, FeatureButtons, TesterSliders, TesterTools } from './tester-tools'
import { EditableText, MissingFace, PLACEHOLDER, TypeHint } from './text/editable-text'
import {
  faceStyle,
  featureSettings,
  hasFeaturesOn,
  LACKING_LETTERS,
  paletteName,
  paletteRule,
  unsetFaceStyle,
} from './text/face-style'
import { fillRoom } from './text/fill-room'
import { type SetFace, startBearing } from './text/first-bearing'
import { useFaceInView } from './text/use-face-in-view'
import { useFittedSize } from './text/use-fitted-size'
import { useArrivals, useLackInWords } from './text/use-letters'
import { Waterfall } from './waterfall'

type Props = {
  name: string
  slug: string
  subject: TesterSubject
  bearings?: (number | null)[]
  languages: TypefaceView['languages']
}

/** The tester: one text in one style. Its whole state is in the URL. */
export function Tester({ name, slug, subject, bearings = [], languages }: Props) {
  const [query, writeQuery] = useQuery()
  useShownQuery(query)
  const state = decodeTesterState(query, subject)
  const change = (part: Partial<TesterState>) =>
    writeQuery(encodeTesterState({ ...state, ...part }, subject))

  const style = findStyle(subject, state.style)
  const [reference, isReady, retry, fallback] = useFaceInView<HTMLDivElement>(
    style?.previewFace ?? '',
  )
  const sample = subject.samples[state.sample]
  const text = state.text ?? sample?.text ?? name
  const lack = useLackInWords(
    [style?.family ?? name, style?.name].join(' '),
    {
      styleId: style?.id ?? '',
      face: style?.previewFace ?? '',
      text,
      isTyped: state.text !== null,
      hasFeatures: hasFeaturesOn({ fontFeatureSettings: featureSettings(state.features) }),
    },
    fallback === LACKING_LETTERS,
  )
  const shownText = text || PLACEHOLDER
  const pixels = usePixelsASize()
  const part = usePartASize()
  const arrivals = useArrivals(style?.previewFace ?? '')
  const { axes, features, tracking, isVertical } = state
  const [field, fitted] = useFilledSheet({
    isFree: state.size === null,
    isReady,
    setText: [shownText, style?.previewFace, fallback, isVertical, arrivals].join(' '),
    setting: [axes, features, tracking, arrivals],
    pixelsASize: pixels,
  })
  if (!style) return null

  // What the sheet shows, sliders say, and so does what is kept of it.
  const size = state.size ?? (fitted === null ? sizeOf(sample) : fitted / pixels)
  const shown = { ...state, size }
  const setFace = { face: style.previewFace, coordinates: state.axes }
  const hasFace = fallback === LACKING_LETTERS
  const isHung = hasFace && state.align === 'start' && !isVertical
  const firstShown = firstSet(subject, state.sample, bearings)
  const hanging = {
    ['--pull' as string]: isHung ? startBearing(setFace, shownText, firstShown) : 0,
  }
  const raised = {
    ['--blank' as string]:
      hasFace && !isVertical ? blankAbove(setFace, shownText, state.leading) : 0,
  }
  const isUntouched = state.text === null && state.size === null && !isVertical
  const setting = {
    ...(isReady
      ? faceStyle(style.previewFace, state.axes, fallback)
      : unsetFaceStyle(style.previewFace, state.axes)),
    fontFeatureSettings: featureSettings(state.features),
    fontPalette: state.palette === 0 ? undefined : paletteName(state.palette),
  }
  const language = { lang: sample?.lang, dir: state.text === null ? sample?.dir : 'auto' } as const

  return (
    <div ref={reference} className={state.isInverted ? 'tester inverted' : 'tester'}>
      {state.palette > 0 && <style>{paletteRule(style.previewFace, state.palette)}</style>}
      {retry && <MissingFace name={`${name} ${style.name}`} onRetry={retry} />}
      <div className="tester-desk" style={{ ['--sliders' as string]: countSliders(style) }}>
        <div className="sheet">
          <EditableText
            {...language}
            field={field}
            holder="sheet"
            lack={lack}
            label={`Sheet set in ${name}, type here`}
            text={text}
            onTextChange={(typed) => change({ text: typed })}
            className={[
              'play-text',
              ...(isReady ? [] : ['is-unset']),
              ...(state.size === null ? ['is-free'] : []),
              ...(isVertical ? ['is-vertical'] : []),
            ].join(' ')}
            style={{
              ...setting,
              ['--size' as string]: size,
              ['--width-part' as string]: size * part,
              ...hanging,
              ...raised,
              fontSize: fitted ? `${fitted}px` : undefined,
              lineHeight: state.leading,
              letterSpacing: state.tracking ? `${state.tracking / 1000}em` : undefined,
              textAlign: state.align,
              ...(isVertical && columnsOf(shownText)),
            }}
          />
          {isUntouched && (
            <p className="soft">
              <TypeHint />
            </p>
          )}
          <SheetCaption {...{ name, style }} axes={state.axes} sizeInPixels={size * pixels} />
        </div>
        <TesterSliders {...{ style, change }} state={shown} />
        <TesterTools {...{ state, subject, style, languages, change }} />
        <KeepSheet {...{ name, slug, style }} state={shown} />
        <FeatureButtons {...{ state, style, setting, hasFace, change }} />
      </div>
      <Waterfall {...{ text, ...language }} setting={{ ...setting, ...hanging }} />
    </div>
  )
}

/** A sample text as it was set first. */
function firstSet(subject: TesterSubject, sample: number, bearings: (number | null)[]) {
  const { style, axes } = initialTesterState(subject)
  return {
    face: findStyle(subject, style)?.previewFace ?? '',
    coordinates: axes,
    text: subject.samples[sample]?.text ?? '',
    bearing: bearings[sample],
  }
}

type SheetCaptionProps = {
  /** Of the typeface. */
  name: string
  style: TesterStyle
  axes: Record<string, number>
  sizeInPixels: number
}

/** What a sheet is set in, as its pictures say it: on paper alone, where nothing else does. */
function SheetCaption({ name, style, axes, sizeInPixels }: SheetCaptionProps) {
  const values = shownAxes(style.axes).map(
    (axis) =>
      `${axis.name} ${plainNumber(ownValue(axes, axis.tag) ?? axis.default, axisStep(axis))}`,
  )
  const font = `${style.family ?? name} ${style.name}, ${Math.round(sizeInPixels)} px`
  return <p className="print-caption num">{[font, ...values].join(' · ')}</p>
}

type Filling = {
  /** Nobody has chosen a size. */
  isFree: boolean
  /** Its own font sets the text. */
  isReady: boolean
  /** A text and its font: another is fitted anew. */
  setText: string
  /** How it is set: its size does not follow, unless a word runs out of its lines. */
  setting: unknown
  pixelsASize: number
}

/** In hundredths of the window's width: a long text is not set smaller, a few letters are not set larger. */
const SIZES = { least: 3, most: 24 }

/** A text to type into that fills its sheet until a size is chosen: the field, and its size in pixels. */
function useFilledSheet({ isFree, isReady, setText, setting, pixelsASize }: Filling) {
  const filled = useRef({ by: '', size: 0 })
  const fitText = useCallback(
    (box: HTMLElement, field: HTMLElement) => {
      const { minHeight } = getComputedStyle(box)
      const by = [setText, field.clientWidth, minHeight].join(' ')
      const least = SIZES.least * pixelsASize
      if (filled.current.by !== by) {
        const most = SIZES.most * pixelsASize
        const height = Math.ceil(parseFloat(minHeight))
        filled.current = { by, size: fillRoom(box, field, { least, most, height }) }
      }
      return fillRoom(box, field, { least, most: filled.current.size, height: Infinity })
    },
    [setText, pixelsASize],
  )
  return useFittedSize({ isFree, isReady, setting: JSON.stringify(setting), fitText })
}

const REGULAR = 400

/** Letters that reach the first line of a sheet, or so. */
const FIRST_LETTERS = 80

const LATIN = /^\P{L}*\p{Script=Latin}/u

let pen: CanvasRenderingContext2D | null = null

/** From the top of its first line to the ink, in em: what a large size would leave blank above a text, in a loaded font. */
function blankAbove({ face, coordinates = {} }: SetFace, text: string, leading: number): number {
  pen ??= document.createElement('canvas').getContext('2d')
  const size = INK_SIZES.at(-1)
  if (!pen || !size) return 0
  pen.font = `${coordinates.wght ?? REGULAR} ${size}px "${face}"`
  const first = text.slice(0, FIRST_LETTERS)
  // A capital keeps the line in its place while small letters are typed.
  const measured = pen.measureText(LATIN.test(first) ? `H${first}` : first)
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured
  const baseline = (leading + (ascent - descent) / size) / 2
  return baseline - measured.actualBoundingBoxAscent / size
}
