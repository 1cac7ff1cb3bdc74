import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { countOf } from '@/domain/words'
import type { Say } from '../use-say'

/** Why a release cannot be announced, or what became of it. */
export function deskInWords(desk: ReleaseDesk, say: Say): string {
  switch (desk.state) {
    case 'first':
      return say('The first release: nobody holds an earlier one, so there is nobody to tell.')
    case 'replaced':
      return say('A newer release has taken its place: announce that one.')
    case 'unpublished':
      return say('Publish its typeface first: until then nobody can fetch it.')
    case 'nobody':
      return sentences(
        say('Nobody to tell: no licence in force covers what it changed and opens newer releases.'),
        refusingInWords(desk, say),
      )
    case 'ready':
      return sentences(
        say('{~holders}, with {~licences} in force that it is news for, one mail each.', {
          holders: countOf(desk.holders, 'holder'),
          licences: countOf(desk.licences, 'licence'),
        }),
        refusingInWords(desk, say),
      )
    case 'telling':
      return sentences(announced(desk, say), say('The mails are on their way.'))
    case 'told':
      return sentences(announced(desk, say), `${mailsInWords(desk, say)}.`)
  }
}

function sentences(...said: string[]): string {
  return said.filter(Boolean).join(' ')
}

function refusingInWords({ refusing }: ReleaseDesk, say: Say): string {
  if (refusing === 0) return ''
  if (refusing === 1) return say('One other wants no such mails.')
  return say('{count} others want no such mails.', { count: refusing })
}

function announced({ announced_at, announced_by }: ReleaseDesk, say: Say): string {
  const day = (announced_at ?? '').slice(0, 10)
  if (!announced_by) return say('Announced on {day}.', { day })
  return say('Announced on {day} by {who}.', { day, who: announced_by })
}

/** "12 mails, 10 sent, 2 waiting" */
function mailsInWords({ mails }: ReleaseDesk, say: Say): string {
  const { sent, waiting, failed, dropped } = mails
  const count = sent + waiting + failed + dropped
  const parts = [
    say(countOf(count, 'mail')),
    say('{count} sent', { count: sent }),
    waiting > 0 && say('{count} waiting', { count: waiting }),
    failed > 0 && say('{count} failed: see Mails', { count: failed }),
    dropped > 0 && say('{count} no longer wanted', { count: dropped }),
  ]
  return parts.filter(Boolean).join(', ')
}
