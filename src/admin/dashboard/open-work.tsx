import type { PayloadRequest, WidgetServerProps } from 'payload'
import { writeMoney } from '@/domain/staff/write-money'
import { stateInWords } from '@/domain/staff/record-in-words'
import { type Need, needsOf } from '@/domain/staff/first-steps'
import { areaOf, may } from '@/domain/staff/roles'
import { readComing, readNeeds } from '@/operations/read-dashboard'
import { findLatestOrders } from '@/operations/records/order-lists'
import { mayEnter } from '@/operations/staff/may-enter'
import { lacksFactor } from '@/operations/staff/second-factor'
import { datesIn } from '../dates-in'
import { RetryMails } from './asking-buttons'
import { ownValue } from '@/domain/own-value'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { countInWords } from '@/domain/words'
import { AdminLink } from '../admin-link'
import WORDS from './dashboard-words.json' with { type: 'json' }
import './dashboard.css'

/** What waits for a person, a sentence and a link each; one line where nothing does. */
export async function NeedsYou({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (user && (await lacksFactor(payload, user))) return null
  const { needs: words } = wordsIn(WORDS, i18n.language)
  const needs = needsOf(user, await readNeeds(payload))
  const { admin } = payload.config.routes

  return (
    <section className="desk" aria-labelledby="desk-needs">
      <h2 id="desk-needs">{words.title}</h2>
      {needs.length === 0 && <p className="desk-quiet">{words.nothing}</p>}
      <ul className="desk-needs">
        {needs.map((need) => (
          <li key={need.kind}>
            {need.path ? (
              <AdminLink href={`${admin}${need.path}`}>
                {needInWords(need, i18n.language)}
              </AdminLink>
            ) : (
              <span>{needInWords(need, i18n.language)}</span>
            )}
            {need.kind === 'mails_failed' && <RetryMails />}
          </li>
        ))}
      </ul>
      <ComingUp {...{ payload, i18n, user }} />
    </section>
  )
}

/** "Three orders for you to decide"; in German with the number in digits. */
function needInWords({ kind, count, names = [] }: Need, language: string): string {
  const { of, one } = wordsIn(WORDS, language).needs
  return fillIn((count === 1 && ownValue(one, kind)) || of[kind], {
    count: language === 'de' ? count : countInWords(count),
    number: count,
    names: names.join(kind === 'letters_taken' ? '; ' : ', '),
  })
}

/** What will be published or taken back by itself, for those who may see it before. */
async function ComingUp({
  payload,
  i18n,
  user,
}: Pick<PayloadRequest, 'payload' | 'i18n' | 'user'>) {
  const coming = (await readComing(payload)).filter(({ collection }) =>
    may(user, 'read', areaOf(collection)),
  )
  if (coming.length === 0) return null
  const { coming: words } = wordsIn(WORDS, i18n.language)
  const { timeOf } = datesIn(payload.config, i18n.language)
  return (
    <>
      <h3 id="desk-coming">{words.title}</h3>
      <ol className="desk-needs" aria-labelledby="desk-coming">
        {coming.map(({ collection, id, name, deed, at }) => (
          <li key={`${id} ${deed} ${at}`}>
            <AdminLink href={`${payload.config.routes.admin}/collections/${collection}/${id}`}>
              {fillIn(words[deed], { name })}
            </AdminLink>
            <time dateTime={at}>{timeOf(at)}</time>
          </li>
        ))}
      </ol>
    </>
  )
}

const SHOWN = 6

/** Who ordered last, for how much, and how it stands. */
export async function LatestOrders({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (!(await mayEnter(payload, user, { deed: 'read', area: 'sell' }))) return null
  const words = wordsIn(WORDS, i18n.language)
  const orders = await findLatestOrders(payload, SHOWN)
  const list = `${payload.config.routes.admin}/collections/orders`

  return (
    <section className="desk" aria-labelledby="desk-latest">
      <h2 id="desk-latest">{words.latest.title}</h2>
      {orders.length === 0 && <p className="desk-quiet">{words.latest.none}</p>}
      <ol className="desk-orders">
        {orders.map(({ id, number, state, who, total, currency }) => (
          <li key={id}>
            <AdminLink href={`${list}/${id}`}>{number}</AdminLink>
            <span>{who}</span>
            <span>{stateInWords('orders', state, i18n.language)}</span>
            <span>{writeMoney(total, currency, i18n.language)}</span>
          </li>
        ))}
      </ol>
      {orders.length > 0 && (
        <p className="desk-more">
          <AdminLink href={list}>{words.latest.all}</AdminLink>
        </p>
      )}
    </section>
  )
}
