'use client'

import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { featureSettings, faceStyle, LACKING_LETTERS } from './text/face-style'
import { FeatureButtons } from './feature-buttons'
import { KeepSheet } from './keep/keep-sheet'
import { MissingFace } from './text/missing-face'
import { countSliders, TesterSliders } from './tester-sliders'
import { TesterTools } from './tester-tools'
import { blankAbove } from './text/blank-above'
import { EditableText, PLACEHOLDER } from './text/editable-text'
import { decodeTesterState, encodeTesterState } from './state/tester-url'
import {
  findStyle,
  initialTesterState,
  sizeOf,
  type TesterState,
  type TesterSubject,
} from './state/tester-state'
import { usePartASize, usePixelsASize } from './controls/use-pixels-a-size'
import { startBearing } from './text/first-bearing'
import { useFilledSheet } from './text/use-filled-sheet'
import { useLetters } from './text/use-letters'
import { useFaceInView } from './text/use-face-in-view'
import { useQuery } from './state/use-query'
import { useShownQuery } from './state/use-shown-query'
import { SheetCaption } from './sheet-caption'
import { TypeHint } from './type-hint'
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
  useLetters(
    { styleId: style?.id ?? '', face: style?.previewFace ?? '', text },
    fallback === LACKING_LETTERS,
  )
  const shownText = text || PLACEHOLDER
  const pixels = usePixelsASize()
  const part = usePartASize()
  const { axes, features, tracking } = state
  const [field, fitted] = useFilledSheet({
    isFree: state.size === null,
    isReady,
    setText: [shownText, style?.previewFace, fallback].join(' '),
    setting: [axes, features, tracking],
    pixelsASize: pixels,
  })
  if (!style) return null

  // What the sheet shows, sliders say, and so does what is kept of it.
  const size = state.size ?? (fitted === null ? sizeOf(sample) : fitted / pixels)
  const shown = { ...state, size }
  const setFace = { face: style.previewFace, coordinates: state.axes }
  const hasFace = fallback === LACKING_LETTERS
  const isHung = hasFace && state.align === 'start'
  const firstShown = firstSet(subject, state.sample, bearings)
  const hanging = {
    ['--pull' as string]: isHung ? startBearing(setFace, shownText, firstShown) : 0,
  }
  const raised = {
    ['--blank' as string]: hasFace ? blankAbove(setFace, shownText, state.leading) : 0,
  }
  const isUntouched = state.text === null && state.size === null
  const setting = {
    ...(isReady ? faceStyle(style.previewFace, state.axes, fallback) : {}),
    fontFeatureSettings: featureSettings(state.features),
  }
  const language = { lang: sample?.lang, dir: state.text === null ? sample?.dir : 'auto' } as const

  return (
    <div ref={reference} className={state.isInverted ? 'tester inverted' : 'tester'}>
      {retry && <MissingFace name={`${name} ${style.name}`} onRetry={retry} />}
      <div className="tester-desk" style={{ ['--sliders' as string]: countSliders(style) }}>
        <div className="sheet">
          <EditableText
            {...language}
            field={field}
            holder="sheet"
            label={`Sheet set in ${name}, type here`}
            text={text}
            onTextChange={(typed) => change({ text: typed })}
            className={`play-text${isReady ? '' : ' is-unset'}${state.size === null ? ' is-free' : ''}`}
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
        <FeatureButtons {...{ state, style, setting, change }} />
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
