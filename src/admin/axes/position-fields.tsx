'use client'

import {
  FieldDescription,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { JSONFieldClientComponent, TextFieldClientComponent } from 'payload'
import { ownValue } from '@/domain/own-value'
import type { Style } from '@/payload-types'
import { optionOf } from '../labelled-input'
import { siblingOf } from '../money/amount-input'
import { useSay } from '../use-say'
import { AxisSliders, coordinatesIn } from './position-sliders'
import { shownAxesOf, styleByRule, useAxesOfStyle, useStylesOf } from './use-axes-of-style'
import './axes.css'

/** Where a variable style stands: a slider for each axis that visitors see. A static style has none. */
export const AxisPositions: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const say = useSay()
  const axes = useAxesOfStyle(useSibling(path, 'typeface'), useSibling(path, 'style'))
  const positions = coordinatesIn(value)
  if (axes.length === 0) return null

  return (
    <AxisSliders
      {...{ field, path, axes, positions }}
      isSet={Object.keys(positions).length > 0}
      back={say('Back to the style at rest')}
      isRead={Boolean(readOnly || disabled)}
      onChange={setValue}
    />
  )
}

function useSibling(path: string, name: string): unknown {
  return useFormFields(([fields]) => ownValue(fields, siblingOf(path, name))?.value)
}

/** Where the axes of the style that a typeface sets its sample in stand. A static style has none. */
export const SampleAxes: JSONFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: given })
  const say = useSay()
  const chosen = useFormFields(
    ([fields]) => ownValue(fields, siblingOf(path, 'sampleStyle'))?.value,
  )
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

/** Which of its styles a typeface sets its sample in, chosen from those it has. */
export const SampleStyle: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  })
  const say = useSay()
  const names = useStylesOf(useDocumentInfo().id).map(({ name }) => name)
  const id = `field-${path}`
  const byRule = say('By rule: the upright nearest to a regular weight')
  const isLost = Boolean(value) && names.length > 0 && !names.includes(value ?? '')
  const nameOf = (name: string) =>
    isLost && name === value ? say('{name} (no style has this name)', { name }) : name
  const offered = value && !names.includes(value) ? [value, ...names] : names

  return (
    <div className="field-type">
      {readOnly || disabled ? (
        <>
          <FieldLabel label={field.label} path={path} as="span" />
          <p>{value ? nameOf(value) : byRule}</p>
        </>
      ) : (
        <>
          <FieldLabel label={field.label} path={path} htmlFor={id} />
          <select
            id={id}
            className="axis-style"
            value={value ?? ''}
            onChange={({ target }) => setValue(target.value || null)}
          >
            <option value="">{byRule}</option>
            {offered.map((name) => optionOf(name, nameOf(name)))}
          </select>
          <FieldDescription path={path} description={field.admin?.description} />
        </>
      )}
    </div>
  )
}
