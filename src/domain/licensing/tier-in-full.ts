/** The time a unit counts in: "views a month", "impressions per year". */
const PERIOD = /\s((?:a|an|per|each|every)\s.+)$/

/** "to 100 000 views" of "views a month" is "to 100 000 views a month": a document must not leave the time out. */
export function tierInFull(label: string, unit: string | null | undefined): string {
  const period = PERIOD.exec(unit ?? '')?.[1]
  return period && !label.includes(period) ? `${label} ${period}` : label
}
