import { composeMail, type MailBlock } from './compose-mail'
import type { ComposedMail, MailAddress, MailShop } from './mail-types'

/** A mail leaves the house: of a buyer it says the order's number and nothing else. */
export type StaffMailContents =
  | { kind: 'review'; orderNumber: string; reason: string; url: string }
  /** null: it was about trial fonts. */
  | { kind: 'mail_failed'; orderNumber: string | null; url: string }
  | { kind: 'webhook_silent'; url: string }
  | { kind: 'disk_full'; leastFreeInMb: number }

type StaffMail = { to: MailAddress; shop: MailShop; contents: StaffMailContents }

export function composeStaffMail({ to, shop, contents }: StaffMail): ComposedMail {
  const { subject, blocks } = draftOf(contents)
  return composeMail({ to, shop: { ...shop, demo: false }, subject, blocks })
}

type Draft = { subject: string; blocks: MailBlock[] }

function draftOf(contents: StaffMailContents): Draft {
  switch (contents.kind) {
    case 'review':
      return {
        subject: `Order ${contents.orderNumber} needs a person`,
        blocks: [
          text(`The payment of order ${contents.orderNumber} does not fit it: ${contents.reason}`),
          text('Nothing was delivered. Look at the payment in Stripe, then at the order.'),
          { kind: 'link', words: 'The order', url: contents.url },
        ],
      }
    case 'mail_failed':
      return mailFailed(contents)
    case 'webhook_silent':
      return {
        subject: 'Stripe’s events do not arrive',
        blocks: [
          text('A payment came through, and Stripe told the shop nothing of it for an hour.'),
          text('The shop asks by itself, so nothing is lost, but buyers who close the page wait.'),
          text('In Stripe’s dashboard, under Webhooks, see whether the address below is enabled.'),
          text('Its signing secret must be the shop’s setting STRIPE_WEBHOOK_SECRET.'),
          { kind: 'link', words: 'The address for events', url: contents.url },
        ],
      }
    case 'disk_full':
      return {
        subject: 'The shop’s disk is almost full',
        blocks: [
          text(`Less than ${contents.leastFreeInMb} MB are free on the disk of the shop.`),
          text('Uploads have stopped; sales go on as long as there is room. Make room on it.'),
        ],
      }
  }
}

function mailFailed({ orderNumber, url }: { orderNumber: string | null; url: string }): Draft {
  const what =
    orderNumber === null ? 'A mail with trial fonts' : `A mail about order ${orderNumber}`
  return {
    subject: `${what} could not be delivered`,
    blocks: [
      text(`${what} could not be delivered, and is not tried again.`),
      text('Why it failed and whom it was for stands at the mail. Reach them in another way.'),
      { kind: 'link', words: 'The mail', url },
    ],
  }
}

function text(line: string): MailBlock {
  return { kind: 'text', lines: [line] }
}
