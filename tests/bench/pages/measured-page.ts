import type { Rate } from '../ask-at-once'
import type { Marks } from './run-lighthouse'
import type { Weight } from './weigh-page'

export type MeasuredPage = {
  name: string
  weight: Weight
  marks: Marks
  /** LCP with a slow network and a slow phone in the way, in milliseconds. */
  slowPaint: number
  rate: Rate
}
