import { pluralOf } from '../../words'
import { describeReflow, type Reflow } from './reflow'

/** What a release did to one style. `reflow` is null where the two files could not be compared. */
export type ReleaseChange = { style: string; name: string } & (
  { kind: 'added' } | { kind: 'replaced'; reflow: Reflow | null }
)

/** What may move in a text that is set anew; null: nothing. */
export function reflowRiskOf(change: ReleaseChange): string | null {
  if (change.kind === 'added') return null
  return change.reflow
    ? describeReflow(change.reflow)
    : 'The files could not be compared: check set texts.'
}

/** "Regular: Advance width of 1 character changed: ‘W’ (+14)." */
export function describeReleaseChange(change: ReleaseChange): string {
  if (change.kind === 'added') return `${change.name}: added.`
  const added = change.reflow?.added ?? 0
  const news = added > 0 ? ` ${added} new ${pluralOf(added, 'character')}.` : ''
  return `${change.name}: ${reflowRiskOf(change) ?? 'replaced, set texts stand as they are.'}${news}`
}
