'use client'

import { Button, useForm, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { widthInWords } from '@/domain/catalogue/styles/width-in-words'
import { Tick } from '../labelled-input'
import { TableHead } from '../table-head'
import type { StyleSuggestions } from './master-response'
import { planSuggestions, STYLE_FIELDS, type StyleField } from './plan-suggestions'
import { useSay } from '../use-say'

type Props = { suggested: StyleSuggestions; isFresh: boolean }

const NAMES = {
  name: 'Name',
  typ: 'Kind of style',
  weight: 'Weight',
  width: 'Width',
  slope: 'Slope',
} as const satisfies Record<StyleField, string>

/** Lists where the file and the form differ: staff see both values, tick what they want and save it themselves. */
export function MasterSuggestions({ suggested, isFresh }: Props) {
  const say = useSay()
  const { dispatchFields, setModified } = useForm()
  const isModified = useFormModified()
  const form = useFormFields(([fields]) =>
    Object.fromEntries(STYLE_FIELDS.map((field) => [field, fields[field]?.value])),
  )
  const [ticks, setTicks] = useState<Partial<Record<StyleField, boolean>>>({})
  const [isFilled, setFilled] = useState(false)

  const suggestions = planSuggestions(form, suggested)
  const ticked = suggestions.filter(({ field, isFree }) => ticks[field] ?? isFree)

  function valueOf(field: StyleField, value: string): string {
    if (field === 'name') return value
    return say(field === 'width' && Number(value) ? widthInWords(Number(value)) : value)
  }

  function fillForm() {
    for (const { field, inFile } of ticked) {
      dispatchFields({ type: 'UPDATE', path: field, value: inFile, valid: true })
    }
    setModified(true)
    setFilled(true)
  }

  return (
    <>
      <p role="status">
        {isFilled && isModified ? say('Filled in. Save the style to keep it.') : ''}
      </p>
      {suggestions.length > 0 && (
        <details open={isFresh} className="master-suggestions">
          <summary>{say('The file says otherwise than this form')}</summary>
          <table>
            <TableHead titles={[say('Form field'), say('In this form'), say('In the file')]} />
            <tbody>
              {suggestions.map(({ field, inForm, inFile, isFree }) => (
                <tr key={field}>
                  <th scope="row">
                    <Tick
                      checked={ticks[field] ?? isFree}
                      onChange={(isTicked) => setTicks({ ...ticks, [field]: isTicked })}
                    >
                      {say(NAMES[field])}
                    </Tick>
                  </th>
                  <td>{valueOf(field, inForm)}</td>
                  <td>{valueOf(field, String(inFile))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button
            type="button"
            size="small"
            buttonStyle="secondary"
            disabled={ticked.length === 0}
            onClick={fillForm}
          >
            {say('Use what the file says')}
          </Button>
        </details>
      )}
    </>
  )
}
