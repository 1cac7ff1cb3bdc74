'use client'

import { useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { AxisSliders, coordinatesIn } from '../axes/axis-sliders'
import { useAxesOfStyle } from '../axes/use-axes-of-style'
import { siblingOf } from '../money/sibling-of'
import { blockWords } from './words'

/** Where a variable style stands: a slider for each axis that visitors see. A static style has none. */
export const AxisPositions: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const { rest } = blockWords(useTranslation().i18n.language)
  const axes = useAxesOfStyle(useSibling(path, 'typeface'), useSibling(path, 'style'))
  const positions = coordinatesIn(value)
  if (axes.length === 0) return null

  return (
    <AxisSliders
      {...{ field, path, axes, positions }}
      isSet={Object.keys(positions).length > 0}
      back={rest}
      isRead={Boolean(readOnly || disabled)}
      onChange={setValue}
    />
  )
}

function useSibling(path: string, name: string): unknown {
  return useFormFields(([fields]) => fields[siblingOf(path, name)]?.value)
}
