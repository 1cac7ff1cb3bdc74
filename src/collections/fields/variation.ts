import type { Field, FieldAccess, JSONFieldValidation } from 'payload'
import type { Variation } from '@/domain/catalogue/variation/merge-variation'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import {
  AXIS_TAG,
  parseStoredOverrides,
  parseVariationOverrides,
} from '@/domain/catalogue/variation/variation-overrides'

type StyleRow = { facts?: unknown; variation?: unknown; defaultCoordinates?: unknown }

/** What staff enter must be possible for the style's own file; a style without a master may have any value. */
const isVariation: JSONFieldValidation = (value, options) => {
  if (value === null || value === undefined) return true
  if (!parseVariationOverrides(value))
    return 'Say of axes and instances names, ranges and what is shown.'
  if (!isChecked(options)) return true
  const style = { ...(options.siblingData as StyleRow), variation: value }
  return fits(style, { ...style, variation: options.previousValue })
}

export const isDefaultPositionInRange: JSONFieldValidation = async (value, options) => {
  const areAxes = await isCoordinates(value, options)
  if (areAxes !== true || !isChecked(options)) return areAxes
  const style = { ...(options.siblingData as StyleRow), defaultCoordinates: value }
  return fits(style, { ...style, defaultCoordinates: options.previousValue })
}

const staffOnly: FieldAccess = ({ req }) => Boolean(req.user)

/** Staff change it beside the master, where its axes are known: `admin/variation`. */
export const variationField: Field = {
  name: 'variation',
  type: 'json',
  access: { read: staffOnly },
  validate: isVariation,
  admin: { hidden: true, disableListColumn: true },
}

/**
 * Not while a form is edited, since it may still hold the facts of an earlier master: its values are checked when it is saved.
 * Not in an upload either, which has checked its values against the incoming file.
 */
function isChecked({ event, req }: Parameters<JSONFieldValidation>[1]): boolean {
  return event !== 'onChange' && !req.context?.quiet
}

function fits(after: StyleRow, before: StyleRow): string | true {
  if (!after.facts) return true
  const change = { before: settingOf(before), after: settingOf(after) }
  const [error] = refuseVariation(after.facts as Variation, change)
  return error ?? true
}

function settingOf({ variation, defaultCoordinates }: StyleRow) {
  const position = (defaultCoordinates ?? {}) as Record<string, number>
  return { overrides: parseStoredOverrides(variation), position }
}

/** Axis tags with a number each; nothing at all for a static style. */
export const isCoordinates: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null
  const areAxes = entries?.every(([tag, at]) => AXIS_TAG.test(tag) && Number.isFinite(at))
  return areAxes || 'Write axis tags with a number each, such as {"wght": 460}.'
}
