import { FieldDescription, FieldLabel } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId } from 'react'
import { ownValue } from '@/domain/own-value'
import { CommittedInput } from '../committed-input'
import { useSay } from '../use-say'
import { rangeInWords } from '../variation/variation-in-words'
import type { ShownAxis } from './use-axes-of-style'
import './axes.css'

type Props = {
  field: JSONFieldClientProps['field']
  path: string
  axes: ShownAxis[]
  positions: Record<string, number>
  /** Whether somebody chose these positions. */
  isSet: boolean
  /** What the button that gives them up is called. */
  back: string
  isRead: boolean
  /** What stands in place of the sliders for whoever may only read. */
  inWords?: string
  error?: string
  onChange: (positions: Record<string, number> | null) => void
}

/** A slider and a number for each axis, and a way back to what stands without them. */
export function AxisSliders(props: Props) {
  const { field, path, axes, positions, isSet, back, isRead, inWords, error, onChange } = props
  const say = useSay()
  const id = useId()
  const isInWords = (isRead && inWords !== undefined) || axes.length === 0
  const move = (tag: string, at: number) => onChange({ ...positions, [tag]: at })

  return (
    <div className="field-type axis-positions" role="group" aria-labelledby={id}>
      <div id={id}>
        <FieldLabel label={field.label} path={path} as="span" />
      </div>
      {isInWords ? <p>{isSet ? positionsInWords(axes, positions) : inWords}</p> : null}
      {isInWords
        ? null
        : axes.map((axis) => {
            const { tag, name, min, max, rest } = axis
            const at = ownValue(positions, tag) ?? rest
            return (
              <div key={tag} className="axis-position">
                <div>
                  <label htmlFor={`${id}-${tag}`}>{name}</label>
                  <span className="axis-range">{rangeInWords(axis)}</span>
                </div>
                <input
                  id={`${id}-${tag}`}
                  type="range"
                  min={min}
                  max={max}
                  step={max - min > 20 ? 1 : 0.01}
                  value={at}
                  disabled={isRead}
                  onChange={({ target }) => move(tag, target.valueAsNumber)}
                />
                <CommittedInput
                  type="number"
                  step="any"
                  min={min}
                  max={max}
                  aria-label={say('{axis}, typed', { axis: name })}
                  value={String(inHundredths(at))}
                  disabled={isRead}
                  onCommit={(typed) => move(tag, withinRange(axis, typed))}
                />
              </div>
            )
          })}
      {error ? (
        <p role="alert" className="axis-error">
          {error}
        </p>
      ) : null}
      {isSet && !isRead ? (
        <button type="button" className="axis-rest quiet-button" onClick={() => onChange(null)}>
          {back}
        </button>
      ) : null}
      {isRead ? null : <FieldDescription path={path} description={field.admin?.description} />}
    </div>
  )
}

/** A field may hold a text while somebody types in it. */
export function coordinatesIn(value: unknown): Record<string, number> {
  return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
}

/** “Weight 600, Softness 100”; an axis that visitors do not see goes by its tag. */
function positionsInWords(axes: ShownAxis[], positions: Record<string, number>): string {
  return Object.entries(positions)
    .map(([tag, at]) => `${axes.find((axis) => axis.tag === tag)?.name ?? tag} ${inHundredths(at)}`)
    .join(', ')
}

function inHundredths(at: number): number {
  return Math.round(at * 100) / 100
}

/** What is no number leads back to rest. */
function withinRange({ min, max, rest }: ShownAxis, typed: string): number {
  const at = typed.trim() === '' ? NaN : Number(typed)
  return Number.isFinite(at) ? Math.min(max, Math.max(min, at)) : rest
}
