import { formatMoney } from '../../money/format-money'
import { ownValue } from '../../own-value'
import { fillIn, type Values } from '../../staff/german/sentence-shapes'
import names from './event-names.json' with { type: 'json' }
import sentences from './event-sentences.json' with { type: 'json' }
import WORDS from './words-of-details.json' with { type: 'json' }

type HistoryEvent = { kind: string; by: string; details: Record<string, unknown> }

/** What each kind of event is called in lists of them. */
export const EVENT_NAMES = names

type Sentence = string | { when: string; then: string; else: string }

const SENTENCES: Record<keyof typeof EVENT_NAMES, Sentence> = sentences

/** One row of an order's history as a sentence. What nobody found words for is said by its name; of licences that were never there nothing is said. */
export function eventInWords(
  { kind, details: all }: HistoryEvent,
  currency: string,
  { isDelivered }: { isDelivered: boolean },
): string {
  const details = isDelivered ? all : { ...all, licences: null }
  const sentence = ownValue<Sentence>(SENTENCES, kind)
  if (sentence === undefined) return `${kind.replaceAll('_', ' ')}.`
  const isWhen = typeof sentence !== 'string' && Boolean(ownValue(details, sentence.when))
  const said = typeof sentence === 'string' ? sentence : isWhen ? sentence.then : sentence.else
  return fillIn(said, valuesOf(details, currency))
}

function valuesOf(details: Record<string, unknown>, currency: string): Values {
  const { credit, card, licences, next, other, topic } = details
  const mail = String(details.mail)
  const amount = details.amount ?? details.total
  const areRevoked = licences === 'revoked'
  return {
    ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
    money: moneyInWords({ amount, credit }, currency),
    mailed: ownValue(WORDS.mails, mail) ?? mail,
    lettered: ownValue(WORDS.letters, String(topic)) ?? WORDS.letters.order,
    toCard: typeof card === 'string' ? ` to ${card}` : '',
    byOrder: typeof other === 'string' ? `, order ${other}` : '',
    nextDay: String(next).slice(0, 10),
    licencesLeft: licences === null ? '' : areRevoked ? ', its licences ended' : ', licences kept',
    licencesWanted: licences === null ? '' : `, and its licences to ${areRevoked ? 'end' : 'stay'}`,
  }
}

/** "41.40 €", "41.40 € and 30.00 € of credit", "30.00 € of credit" */
export function moneyInWords(
  { amount, credit }: { amount?: unknown; credit?: unknown },
  currency: string,
): string {
  const money = typeof amount === 'number' ? formatMoney(amount, currency) : ''
  if (typeof credit !== 'number' || credit === 0) return money
  const given = `${formatMoney(credit, currency)} of credit`
  return amount === 0 ? given : `${money} and ${given}`
}

/** Of staff by their address, for as long as the row stands. */
export function whoInWords({ by, details }: HistoryEvent, provider: string): string {
  if (by === 'stripe') return provider === 'demo' ? 'Demo payments' : 'Stripe'
  return typeof details.user === 'string' ? details.user : (ownValue(WORDS.by, by) ?? by)
}
