'use client'

import { FieldDescription, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useStylesOf } from '../axes/use-axes-of-style'
import '../axes/axis-sliders.css'
import { useSay } from '../use-say'

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
            {offered.map((name) => (
              <option key={name} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
          <FieldDescription path={path} description={field.admin?.description} />
        </>
      )}
    </div>
  )
}
