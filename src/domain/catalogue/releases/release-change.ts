import { countInWords, countOf, pluralOf } from '../../words'
import type { RedrawnStyle } from './redrawn'

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

/** What moves in a set text when one master of a style takes the place of another; in units of the newer one's em. */
export type Reflow = {
  widths: MovedMost
  kerning: MovedMost
  /** Characters only one of the two can set. */
  added: number
  /** The first of those added that can be seen by themselves; earlier releases recorded their number alone. */
  letters?: string[]
  /** `first` are those that can be seen by themselves. */
  lost: { count: number; first: string[] }
  lineHeight: { before: number; after: number } | null
}

export type MovedMost = { count: number; most: { text: string; by: number } | null }

/** A warning in words; null: a text set in the one stands unchanged in the other. */
export function describeReflow({ widths, kerning, lost, lineHeight }: Reflow): string | null {
  const moved = movedText({ widths, kerning })
  const sentences = [
    ...(moved ? [`${moved}.`] : []),
    ...(lineHeight
      ? [`Line height changed from ${lineHeight.before} to ${lineHeight.after}.`]
      : []),
    ...(lost.count > 0 ? [lostText(lost)] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

function movedText({ widths, kerning }: Pick<Reflow, 'widths' | 'kerning'>): string | null {
  const ofWidths = `of ${countOf(widths.count, 'character')}`
  const ofPairs = `of ${countOf(kerning.count, 'pair')}`
  if (widths.count === 0) {
    return kerning.count === 0 ? null : `Kerning ${ofPairs} changed${mostText(kerning)}`
  }
  const first = `Advance ${pluralOf(widths.count, 'width')} ${ofWidths} changed${mostText(widths)}`
  return kerning.count === 0 ? first : `${first}; kerning ${ofPairs}${mostText(kerning)}`
}

function mostText({ count, most }: MovedMost): string {
  if (!most) return ''
  const by = `‘${most.text}’ (${most.by < 0 ? '−' : '+'}${Math.abs(most.by)})`
  return count === 1 ? `: ${by}` : `, the most in ${by}`
}

function lostText({ count, first }: Reflow['lost']): string {
  const gone = `${countInWords(count)} ${pluralOf(count, 'character')} ${count === 1 ? 'is' : 'are'} gone`
  if (first.length === 0) return `${gone}.`
  const named = first.map((character) => `‘${character}’`).join(' ')
  const rest = count > first.length ? ` and ${count - first.length} more` : ''
  return `${gone}: ${named}${rest}.`
}
