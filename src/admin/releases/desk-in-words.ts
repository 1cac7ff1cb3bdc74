import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { countOf } from '@/domain/words'

/** Why a release cannot be announced, or what became of it. */
export function deskInWords(desk: ReleaseDesk): string {
  switch (desk.state) {
    case 'first':
      return 'The first release: nobody holds an earlier one, so there is nobody to tell.'
    case 'replaced':
      return 'A newer release has taken its place: announce that one.'
    case 'unpublished':
      return 'Publish its typeface first: until then nobody can fetch it.'
    case 'nobody':
      return `Nobody to tell: no licence in force covers what it changed and opens newer releases.${refusingInWords(desk)}`
    case 'ready':
      return `${countOf(desk.holders, 'holder')}, with ${countOf(desk.licences, 'licence')} in force that it is news for, one mail each.${refusingInWords(desk)}`
    case 'telling':
      return `Announced ${byWhom(desk)}. The mails are on their way.`
    case 'told':
      return `Announced ${byWhom(desk)}: ${mailsInWords(desk)}.`
  }
}

function refusingInWords({ refusing }: ReleaseDesk): string {
  if (refusing === 0) return ''
  return ` ${countOf(refusing, 'other')} ${refusing === 1 ? 'wants' : 'want'} no such mails.`
}

function byWhom({ announced_at, announced_by }: ReleaseDesk): string {
  const day = (announced_at ?? '').slice(0, 10)
  return announced_by ? `on ${day} by ${announced_by}` : `on ${day}`
}

/** "12 mails, 10 sent, 2 waiting" */
function mailsInWords({ mails }: ReleaseDesk): string {
  const { sent, waiting, failed, dropped } = mails
  const parts = [
    `${sent} sent`,
    waiting > 0 ? `${waiting} waiting` : '',
    failed > 0 ? `${failed} failed: see Mails` : '',
    dropped > 0 ? `${dropped} no longer wanted` : '',
  ]
  const count = sent + waiting + failed + dropped
  return [countOf(count, 'mail'), ...parts.filter(Boolean)].join(', ')
}
