import type { LicenceType, Tier } from './licence-type'
import { termInWords } from './term'

/** "Desktop, 2–5 users", "Web, to 10 000 views, for 12 months": how a licence is called on a bill and in every document. */
export function licenceLabel(
  { name, months }: Pick<LicenceType, 'name' | 'months'>,
  { label }: Pick<Tier, 'label'>,
): string {
  return [name, label, termInWords(months)].filter(Boolean).join(', ')
}
