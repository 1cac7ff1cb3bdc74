'use client'

import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { AlignmentChoice } from './controls/alignment-choice'
import { describeSample } from './state/list-samples'
import type { TesterStyle } from './state/list-tester-styles'
import { StyleSelect } from './controls/style-select'
import {
  findStyle,
  initialTesterState,
  axisValues,
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
      <label className="tester-text">
        <span className="soft">Text</span>
        <select
          value={state.text === null ? state.sample : 'own'}
          onChange={({ target }) => {
            const number = Number(target.value)
            const { leading } = initialTesterState(subject, { sample: number })
            change({ sample: number, text: null, size: null, leading })
          }}
        >
          {state.text !== null && <option value="own">Your own text</option>}
          {subject.samples.map((candidate, number) => (
            <option key={candidate.text} value={number}>
              {describeSample(candidate, languages)}
            </option>
          ))}
        </select>
      </label>
      <AlignmentChoice
        align={state.align}
        isRightToLeft={sample?.dir === 'rtl'}
        onAlignChange={(align) => change({ align })}
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
    Object.entries(coordinates).every(([tag, value]) => axes[tag] === value),
  )

  return (
    <label>
      <span className="soft">Instance</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const instance = style.instances[Number(target.value)]
          if (instance) onAxesChange(axisValues(style, { ...axes, ...instance.coordinates }))
        }}
      >
        {chosen < 0 && <option value={-1}>In between</option>}
        {style.instances.map((instance, number) => (
          <option key={instance.name} value={number}>
            {instance.name}
          </option>
        ))}
      </select>
    </label>
  )
}
