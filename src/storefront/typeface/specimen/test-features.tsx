'use client'

import { useState } from 'react'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { FeatureChoice } from '../../tester/controls/feature-choice'
import { listFeatureToggles } from '../../tester/state/feature-toggles'

type Props = {
  features: Pick<Feature, 'tag' | 'name'>[]
  chosen: Record<string, boolean>
  onFeaturesChange: (chosen: Record<string, boolean>) => void
}

/** The features that a visitor brought along; once there, they stay to be switched. */
export function TestFeatures({ features, chosen, onFeaturesChange }: Props) {
  const [wasChanged, setWasChanged] = useState(false)
  const toggles = listFeatureToggles(features, chosen)
  if (toggles.length === 0 || (Object.keys(chosen).length === 0 && !wasChanged)) return null

  return (
    <FeatureChoice
      {...{ toggles, chosen }}
      onFeaturesChange={(next) => {
        setWasChanged(true)
        onFeaturesChange(next)
      }}
    />
  )
}
