import type { JSONFieldValidation } from 'payload'
import { AXIS_TAG } from '@/domain/catalogue/variation/variation-overrides'

/** Axis tags with a number each; nothing at all for a static style. */
export const isCoordinates: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const entries = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null
  const areAxes = entries?.every(([tag, at]) => AXIS_TAG.test(tag) && Number.isFinite(at))
  return areAxes || 'Write axis tags with a number each, such as {"wght": 460}.'
}
