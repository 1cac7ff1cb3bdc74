import { say } from './german/in-german'

const BY_SCHEDULE = 'by schedule'

/** As a version keeps it, long after a login was deleted. null: the shop itself wrote it. */
export function nameSaver(
  member: { name?: string | null; email?: string | null } | null | undefined,
  { isScheduled }: { isScheduled: boolean },
) {
  const name = member?.name || member?.email || null
  if (!isScheduled) return name
  return name ? `${BY_SCHEDULE}, ${name}` : BY_SCHEDULE
}

/** The same in the language of who reads it. */
export function saverInWords(savedBy: unknown, language: string): string {
  if (typeof savedBy !== 'string' || savedBy === '') return say(language, 'The shop')
  if (!savedBy.startsWith(BY_SCHEDULE)) return savedBy
  const who = savedBy.slice(BY_SCHEDULE.length).replace(/^, /, '')
  return say(language, who ? 'By schedule, set by {who}' : 'By schedule', { who })
}
