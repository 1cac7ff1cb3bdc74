import type { Licence } from '@/payload-types'

/** The files of a licence that was replaced stay its holder's; a term that is over, or a licence that ended, gives none. */
export function opensDownloads(
  { state, endsAt }: Pick<Licence, 'state' | 'endsAt'>,
  now = new Date(),
): boolean {
  if (endsAt && new Date(endsAt) <= now) return false
  return state === 'active' || state === 'superseded'
}
