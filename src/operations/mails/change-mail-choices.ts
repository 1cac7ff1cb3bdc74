import type { Payload } from 'payload'
import type {
  MailChange,
  MailChoice as Choice,
  MailChoicesAnswer,
} from '@/domain/mails/mail-choices'
import { csvFormOf, csvTable } from '@/domain/csv-table'
import { NotFound } from '@/domain/request-error'
import type { MailChoice } from '@/payload-types'
import {
  enqueueMail,
  findMailChoiceByNonce,
  findNewsletterReaders,
  requireMailChoice,
  updateMailChoice,
} from '../records/mails'
import { readShop } from '../records/shop'
import { keyOf, nonceOfKey, opensRow } from '../secret-key'
import { shopOrigin } from '../shop-origin'

/** For mails that nobody needs: how to get no more of them. `page`: where an address says what it wants; `refusal`: the same with the no to these mails first; `headers`: with which a mail program offers to say no by itself (RFC 8058). */
export async function linksToRefuse(
  payload: Payload,
  { email, about }: { email: string; about: Choice },
) {
  const { nonce } = await requireMailChoice(payload, email)
  const key = keyOf('mail', nonce ?? '')
  const oneClick = `${shopOrigin()}/api/order/mail-choices/refuse?key=${key}&about=${about}`
  const page = `${shopOrigin()}/mail/${key}`
  return {
    page,
    refusal: `${page}?no=${about}`,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

export async function readMailChoices(payload: Payload, key: string): Promise<MailChoicesAnswer> {
  return answerOf(await requireRow(payload, key))
}

/** Said twice it is as said once; a newsletter that was confirmed keeps the moment it was. */
export async function changeMailChoices(payload: Payload, key: string, change: MailChange) {
  const row = await requireRow(payload, key)
  await updateMailChoice(payload, row.id, {
    ...(change.releases === undefined ? {} : { noReleases: !change.releases }),
    ...(change.offers === undefined ? {} : { noOffers: !change.offers }),
    ...(change.newsletter === undefined ? {} : newsletterAfter(row, change.newsletter)),
  })
  return readMailChoices(payload, key)
}

function newsletterAfter(row: MailChoice, isWanted: boolean): Partial<MailChoice> {
  const now = new Date().toISOString()
  const isOn = newsletterOf(row) === 'yes'
  if (isWanted) return isOn ? {} : { newsletterConfirmedAt: now, newsletterEndedAt: null }
  return { newsletterEndedAt: now }
}

/** A tick alone may be anybody's: a mail asks the address itself, with the words that were ticked. */
export async function askForNewsletter(
  payload: Payload,
  { email, words }: { email: string; words: string },
): Promise<void> {
  const row = await requireMailChoice(payload, email)
  if (newsletterOf(row) === 'yes') return
  const now = new Date().toISOString()
  await updateMailChoice(payload, row.id, {
    newsletterAskedAt: now,
    newsletterWords: words,
    newsletterConfirmedAt: null,
    newsletterEndedAt: null,
  })
  const mailkey = `newsletter:${row.id}:${now.slice(0, 10)}`
  await enqueueMail(payload, { mailkey, kind: 'newsletter', to: email, about: row.id })
}

async function requireRow(payload: Payload, key: string): Promise<MailChoice> {
  const row = await findMailChoiceByNonce(payload, nonceOfKey(key) ?? '')
  if (!row?.nonce || !opensRow('mail', key, row.nonce)) throw new NotFound('page')
  return row
}

function answerOf(row: MailChoice): MailChoicesAnswer {
  const { email, noReleases, noOffers } = row
  return {
    email: email ?? '',
    releases: !noReleases,
    offers: !noOffers,
    newsletter: newsletterOf(row),
  }
}

function newsletterOf(row: MailChoice): MailChoicesAnswer['newsletter'] {
  const { newsletterAskedAt, newsletterConfirmedAt, newsletterEndedAt } = row
  if (newsletterEndedAt) return 'no'
  if (newsletterConfirmedAt) return 'yes'
  return newsletterAskedAt ? 'asked' : 'no'
}

/** A table of who reads the newsletter, with the day and the words that each agreed to, as the law asks to be shown (GDPR, art. 7). */
export async function exportNewsletter(payload: Payload): Promise<string> {
  const { country } = await readShop(payload)
  const readers = await findNewsletterReaders(payload)
  return csvTable(
    [
      ['email', 'asked_at', 'words', 'confirmed_at'],
      ...readers.map((reader) =>
        [
          reader.email,
          reader.newsletterAskedAt,
          reader.newsletterWords,
          reader.newsletterConfirmedAt,
        ].map((cell) => cell ?? ''),
      ),
    ],
    csvFormOf(country),
  )
}
