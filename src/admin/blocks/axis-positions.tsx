'use client'

import { FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId } from 'react'
import { siblingOf } from '../money/sibling-of'
import { useAxesOfStyle } from '../axes/use-axes-of-style'
import { blockWords } from './words'
import '../axes/axis-sliders.css'

/** Where a variable style stands: a slider for each axis that visitors see. A static style has none. */
export const AxisPositions: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const words = blockWords(useTranslation().i18n.language)
  const id = useId()
  const axes = useAxesOfStyle(useSibling(path, 'typeface'), useSibling(path, 'style'))
  const positions = coordinatesIn(value)
  if (axes.length === 0) return null

  function move(tag: string, at: number) {
    setValue({ ...positions, [tag]: at })
  }

  return (
    <div className="field-type axis-positions">
      <FieldLabel label={field.label} path={path} />
      {axes.map(({ tag, name, min, max, rest }) => {
        const at = positions[tag] ?? rest
        return (
          <div key={tag} className="axis-position">
            <label htmlFor={`${id}-${tag}`}>{name}</label>
            <input
              id={`${id}-${tag}`}
              type="range"
              min={min}
              max={max}
              step={stepOf(min, max)}
              value={at}
              disabled={Boolean(readOnly || disabled)}
              onChange={({ target }) => move(tag, target.valueAsNumber)}
            />
            <output htmlFor={`${id}-${tag}`}>{Math.round(at * 100) / 100}</output>
          </div>
        )
      })}
      {Object.keys(positions).length > 0 && !readOnly && !disabled ? (
        <button type="button" className="axis-rest" onClick={() => setValue(null)}>
          {words.rest}
        </button>
      ) : null}
    </div>
  )
}

function useSibling(path: string, name: string): unknown {
  return useFormFields(([fields]) => fields[siblingOf(path, name)]?.value)
}

function stepOf(min: number, max: number): number {
  return max - min > 20 ? 1 : 0.01
}

function coordinatesIn(value: unknown): Record<string, number> {
  return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
}
