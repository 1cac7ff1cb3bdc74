'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import type { Style } from '@/payload-types'
import { AxisSliders, coordinatesIn } from '../axes/axis-sliders'
import { shownAxesOf } from '../axes/use-axes-of-style'
import { useSay } from '../use-say'

/** Where the previews of a variable style stand. A static style has no such place. */
export const PreviewPosition: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const say = useSay()
  const facts = useFormFields(([fields]) => fields.facts?.value) as Style['facts']
  const variation = useFormFields(([fields]) => fields.variation?.value) as Style['variation']
  const axes = shownAxesOf({ facts, variation, defaultCoordinates: null })
  const positions = coordinatesIn(value)
  const isSet = Object.keys(positions).length > 0
  if (axes.length === 0 && !isSet) return null

  return (
    <AxisSliders
      {...{ field, path, axes, positions, isSet }}
      back={say('Back to the font’s own')}
      isRead={Boolean(readOnly || disabled)}
      inWords={say('The font’s own')}
      error={showError ? errorMessage : undefined}
      onChange={setValue}
    />
  )
}
