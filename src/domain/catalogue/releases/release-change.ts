import { countOf, pluralOf } from '../../words'
import type { RedrawnStyle } from './redrawn'
import { describeReflow, type Reflow } from './reflow'

/**
 * What a release did to one style. `reflow` is null where the two files could not be compared; how many characters were `redrawn` is
 * missing where their outlines could not be, or have not been yet.
 */
export type ReleaseChange = { style: string; name: string } & (
  { kind: 'added' } | { kind: 'replaced'; reflow: Reflow | null; redrawn?: number }
)

/** What may move in a text that is set anew; null: nothing. */
export function reflowRiskOf(change: ReleaseChange): string | null {
  if (change.kind === 'added') return null
  return change.reflow
    ? describeReflow(change.reflow)
    : 'The files could not be compared: check set texts.'
}

/** "Regular: Advance width of 1 character changed: ‘W’ (+14). 3 characters redrawn." */
export function describeReleaseChange(change: ReleaseChange): string {
  if (change.kind === 'added') return `${change.name}: added.`
  const { redrawn = 0, reflow } = change
  const added = reflow?.added ?? 0
  const sentences = [
    reflowRiskOf(change) ?? 'replaced, set texts stand as they are.',
    ...(added > 0 ? [`${added} new ${pluralOf(added, 'character')}.`] : []),
    ...(redrawn > 0 ? [`${countOf(redrawn, 'character')} redrawn.`] : []),
  ]
  return `${change.name}: ${sentences.join(' ')}`
}

/** The styles in which characters were drawn anew. */
export function redrawnStyles(changes: ReleaseChange[]): RedrawnStyle[] {
  return changes.flatMap((change) =>
    change.kind === 'replaced' && change.redrawn
      ? [{ name: change.name, count: change.redrawn }]
      : [],
  )
}
