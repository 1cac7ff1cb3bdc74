'use client'

import { type CSSProperties, useLayoutEffect } from 'react'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { setsVertically } from '@/domain/catalogue/features'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { ownValue } from '@/domain/own-value'
import { guardedStyleOf } from '../shell/fonts/browser-fonts'
import { fitAll, fitInRoom } from '../ui/fit-in-room'
import { useNear } from '../ui/use-near'
import { useLetters } from './text/use-letters'
import { AxisSliders } from './controls/axis-sliders'
import { leadingInWords, plainNumber, RangeControl } from './controls/range-control'
import { optionOf } from '../ui/option-of'
import { StyleSelect, ToolSelect } from './controls/style-select'
import { usePixelsASize } from './controls/use-window-width'
import { choosableFeatures, featureSpecimen, featureStyle } from './state/feature-choices'
import { describeSample } from './state/list-samples'
import type { TesterStyle } from './state/list-tester-styles'
import {
  ALIGNMENTS,
  axisValues,
  findStyle,
  initialTesterState,
  isFeatureOn,
  TESTER_RANGES,
  type TesterState,
  type TesterSubject,
} from './state/tester-state'

type Props = {
  state: TesterState
  subject: TesterSubject
  style: TesterStyle
  languages: TypefaceView['languages']
  change: (part: Partial<TesterState>) => void
}

/** Under the sliders: style, instance, sample text, alignment, inversion. */
export function TesterTools({ state, subject, style, languages, change }: Props) {
  const sample = subject.samples[state.sample]

  return (
    <div className="tester-tools">
      <StyleSelect
        styles={subject.styles}
        value={state.style}
        onStyleChange={(key) =>
          change({ style: key, axes: axisValues(findStyle(subject, key), state.axes) })
        }
      />
      {style.instances.length > 0 && (
        <InstanceSelect style={style} axes={state.axes} onAxesChange={(axes) => change({ axes })} />
      )}
      {style.palettes !== undefined && (
        <ToolSelect
          label="Colours"
          value={state.palette}
          onChoose={(palette) => change({ palette: Number(palette) })}
        >
          {style.palettes.map((name, palette) => optionOf(palette, name))}
        </ToolSelect>
      )}
      <ToolSelect
        label="Text"
        className="tester-text"
        value={state.text === null ? state.sample : 'own'}
        onChoose={(value) => {
          const number = Number(value)
          const { leading } = initialTesterState(subject, { sample: number })
          change({ sample: number, text: null, size: null, leading })
        }}
      >
        {state.text !== null && <option value="own">Your own text</option>}
        {subject.samples.map((candidate, number) =>
          optionOf(number, describeSample(candidate, languages)),
        )}
      </ToolSelect>
      <AlignmentChoice
        state={state}
        isRightToLeft={sample?.dir === 'rtl'}
        canTurn={setsVertically(style.features)}
        change={change}
      />
      <button
        type="button"
        aria-pressed={state.isInverted}
        onClick={() => change({ isInverted: !state.isInverted })}
      >
        Negative sheet
      </button>
    </div>
  )
}

type InstanceProps = {
  style: TesterStyle
  axes: Record<string, number>
  onAxesChange: (axes: Record<string, number>) => void
}

function InstanceSelect({ style, axes, onAxesChange }: InstanceProps) {
  const chosen = style.instances.findIndex(({ coordinates }) =>
    Object.entries(coordinates).every(([tag, value]) => ownValue(axes, tag) === value),
  )

  return (
    <ToolSelect
      label="Instance"
      value={chosen}
      onChoose={(number) => {
        const instance = style.instances[Number(number)]
        if (instance) onAxesChange(axisValues(style, { ...axes, ...instance.coordinates }))
      }}
    >
      {chosen < 0 && <option value={-1}>In between</option>}
      {style.instances.map(({ name }, number) => optionOf(number, name))}
    </ToolSelect>
  )
}

type AlignmentChoiceProps = {
  state: TesterState
  isRightToLeft: boolean
  canTurn: boolean
  change: (part: Partial<TesterState>) => void
}

function AlignmentChoice({ state, isRightToLeft, canTurn, change }: AlignmentChoiceProps) {
  const { align, isVertical } = state
  const places = isRightToLeft && !isVertical ? ALIGNMENTS.toReversed() : ALIGNMENTS
  const words = isVertical ? ['Top', 'Middle', 'Foot'] : ['Left', 'Centre', 'Right']

  return (
    <div className="words-in-line" role="group" aria-label="Alignment">
      {places.map((place, number) => (
        <button
          key={place}
          type="button"
          aria-pressed={place === align}
          onClick={() => change({ align: place })}
        >
          {words[number]}
        </button>
      ))}
      {canTurn && (
        <button
          type="button"
          aria-pressed={isVertical}
          onClick={() => change({ isVertical: !isVertical })}
        >
          Vertical
        </button>
      )}
    </div>
  )
}

type TesterSlidersProps = {
  /** With the size that is seen. */
  state: TesterState & { size: number }
  style: TesterStyle
  change: (part: Partial<TesterState>) => void
}

/** Beneath the text: size, leading, tracking, and a slider for every axis. */
export function TesterSliders({ state, style, change }: TesterSlidersProps) {
  const pixels = usePixelsASize()
  return (
    <div className="play-axes" role="group" aria-label="Setting">
      <RangeControl
        label="Size"
        {...TESTER_RANGES.size}
        value={state.size}
        onValueChange={(size) => change({ size })}
        format={(size) => `${Math.round(size * pixels)} px`}
      />
      <RangeControl
        label="Leading"
        {...TESTER_RANGES.leading}
        value={state.leading}
        onValueChange={(leading) => change({ leading })}
        format={leadingInWords}
      />
      <RangeControl
        label="Tracking"
        {...TESTER_RANGES.tracking}
        value={state.tracking}
        onValueChange={(tracking) => change({ tracking })}
        format={(value) => plainNumber(value, 1)}
      />
      <AxisSliders
        axes={style.axes}
        values={state.axes}
        onAxisChange={(tag, value) => change({ axes: { ...state.axes, [tag]: value } })}
      />
    </div>
  )
}

/** By which the style sheet knows how many rows they take. */
export function countSliders({ axes }: Pick<TesterStyle, 'axes'>): number {
  return Object.keys(TESTER_RANGES).length + shownAxes(axes).length
}

type FeatureButtonsProps = {
  state: TesterState
  style: TesterStyle
  setting: CSSProperties
  hasFace: boolean
  change: (part: Partial<TesterState>) => void
}

/** The OpenType features of the style by their real names; each button shows its own, and on pointing how it was without. */
export function FeatureButtons(props: FeatureButtonsProps) {
  const { state, style, setting, hasFace, change } = props
  const [reference, isNear] = useNear<HTMLElement>('600px')
  const features = choosableFeatures(style.features).flatMap((feature) => {
    const sample = featureSpecimen(feature)
    return sample ? [{ ...feature, sample }] : []
  })
  const { fontFamily, fontVariationSettings } = setting
  useLayoutEffect(fitAll, [fontFamily, fontVariationSettings])
  const samples = features.map(({ sample }) => sample).join('')
  const set = { styleId: style.id, face: style.previewFace, text: samples, hasFeatures: isNear }
  useLetters(set, hasFace && isNear && guardedStyleOf(style.previewFace) !== null)

  if (features.length === 0) return null

  return (
    <section ref={reference} className="sec">
      <h2>Features</h2>
      <div className="words">
        {features.map(({ tag, name, sample }) => (
          <button
            key={tag}
            type="button"
            className="word"
            aria-pressed={isFeatureOn(state, tag)}
            onClick={() => {
              change({ features: { ...state.features, [tag]: !isFeatureOn(state, tag) } })
            }}
          >
            <span
              ref={fitInRoom}
              aria-hidden="true"
              style={{ ...setting, fontFeatureSettings: undefined, ...featureStyle(tag) }}
            >
              {sample}
            </span>
            <small>{name}</small>
          </button>
        ))}
      </div>
    </section>
  )
}
