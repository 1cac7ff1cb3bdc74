'use client'

import { useLayoutEffect, type CSSProperties } from 'react'
import { fitAll, fitInRoom } from '../ui/fit-in-room'
import { choosableFeatures, featureSpecimen, featureStyle } from './state/feature-choices'
import type { TesterStyle } from './state/list-tester-styles'
import { isFeatureOn, type TesterState } from './state/tester-state'

type Props = {
  state: TesterState
  style: TesterStyle
  setting: CSSProperties
  change: (part: Partial<TesterState>) => void
}

/** The OpenType features of the style by their real names; each button shows its own, and on pointing how it was without. */
export function FeatureButtons({ state, style, setting, change }: Props) {
  const features = choosableFeatures(style.features).flatMap((feature) => {
    const sample = featureSpecimen(feature)
    return sample ? [{ ...feature, sample }] : []
  })
  const { fontFamily, fontVariationSettings } = setting
  useLayoutEffect(fitAll, [fontFamily, fontVariationSettings])

  if (features.length === 0) return null

  return (
    <section className="sec">
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
