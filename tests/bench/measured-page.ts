import type { Rate } from './ask-at-once'
import type { Marks } from './run-lighthouse'
import type { Weight } from './weigh-page'

export type MeasuredPage = { name: string; weight: Weight; marks: Marks; rate: Rate }
