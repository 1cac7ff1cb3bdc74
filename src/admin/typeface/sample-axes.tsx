'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { AxisSliders, coordinatesIn } from '../axes/axis-sliders'
import { shownAxesOf, styleByRule, useStylesOf } from '../axes/use-axes-of-style'
import { siblingOf } from '../money/sibling-of'
import { useSay } from '../use-say'

/** Where the axes of the style that a typeface sets its sample in stand. A static style has none. */
export const SampleAxes: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const say = useSay()
  const chosen = useFormFields(([fields]) => fields[siblingOf(path, 'sampleStyle')]?.value)
  const styles = useStylesOf(useDocumentInfo().id)
  const style = styles.find(({ name }) => name === chosen) ?? styleByRule(styles)
  const isSet = value !== null && value !== undefined
  const axes = style ? shownAxesOf(isSet ? { ...style, defaultCoordinates: null } : style) : []
  // What stands now goes along when the first axis is moved.
  const positions = coordinatesIn(value ?? style?.defaultCoordinates)
  const isKnown = axes.length > 0 || Object.keys(coordinatesIn(value)).length > 0
  if (!isKnown) return null

  return (
    <AxisSliders
      {...{ field, path, axes, positions, isSet }}
      back={say('Back to the previews of the style')}
      isRead={Boolean(readOnly || disabled)}
      inWords={say('As in the previews of the style')}
      onChange={setValue}
    />
  )
}
