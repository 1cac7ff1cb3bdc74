import type { LoginChange } from '@/domain/staff/login-change'
import type {
  ComposedMail,
  InvitationMail,
  LoginChangeMail,
  MailAddress,
  MailShop,
  ResetMail,
} from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/**
 * A mail leaves the house: of a buyer it says the order's number and nothing else. An enquiry is a letter, and is sent on as one:
 * its answers go to who wrote it.
 */
export type StaffMailContents =
  | ({ kind: 'enquiry'; url: string } & Enquiry)
  /** A consumer did, by the button on the order. `until`: the last day to give the money back. */
  | { kind: 'withdrawal'; orderNumber: string; amount: string; until: string; url: string }
  | { kind: 'review'; orderNumber: string; reason: string; url: string }
  | { kind: 'inquiry'; orderNumber: string; url: string }
  | { kind: 'dispute'; orderNumber: string; amount: string; url: string }
  | { kind: 'dispute_won'; orderNumber: string; amount: string; url: string }
  | { kind: 'refund_failed'; orderNumber: string; amount: string; why: string; url: string }
  /** `what`: “A mail about order 2026-0413”. */
  | { kind: 'mail_failed'; what: string; url: string }
  | { kind: 'webhook_silent'; url: string }
  | { kind: 'disk_full'; leastFreeInMb: number }
  | { kind: 'file_lost'; names: string }
  /** VIES denied it, or never answered. */
  | { kind: 'vat_id'; orderNumber: string; isDenied: boolean; url: string }

type Enquiry = {
  /** "Video, shown in cinemas" */
  about: string
  typefaces: string
  from: MailAddress
  company: string | null
  message: string
}

type StaffMail = { to: MailAddress; shop: MailShop; contents: StaffMailContents }

export function composeStaffMail({ to, shop, contents }: StaffMail): ComposedMail {
  const { subject, blocks } = draftOf(contents)
  const mail = renderMail({ to, shop: { ...shop, demo: false }, subject, blocks })
  return contents.kind === 'enquiry' ? { ...mail, replyTo: contents.from } : mail
}

type Draft = { subject: string; blocks: MailBlock[] }

function draftOf(contents: StaffMailContents): Draft {
  switch (contents.kind) {
    case 'withdrawal':
      return withdrawn(contents)
    case 'enquiry':
      return enquired(contents)
    case 'review':
      return {
        subject: `Order ${contents.orderNumber} needs a person`,
        blocks: [
          text(`The payment of order ${contents.orderNumber} does not fit it: ${contents.reason}`),
          text('Nothing was delivered. Look at the payment in Stripe, then decide at the order.'),
          { kind: 'link', words: 'The order', url: contents.url },
        ],
      }
    case 'inquiry':
      return asked(contents)
    case 'dispute':
      return disputed(contents)
    case 'dispute_won':
      return disputeWon(contents)
    case 'refund_failed':
      return refundFailed(contents)
    case 'mail_failed':
      return mailFailed(contents)
    case 'vat_id':
      return vatIdFailed(contents)
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
    case 'file_lost':
      return {
        subject: 'The shop’s bucket has lost a file',
        blocks: [
          text('A file was asked for that the bucket of FILES_URL no longer has as it was:'),
          { kind: 'text', lines: contents.names.split(', ') },
          text(
            'Whoever needs it waits for it. Bring it back by the bucket’s own versions or copies.',
          ),
          text('“npm run check” on a server of the shop names all that is lost, and its cure.'),
        ],
      }
  }
}

function enquired(enquiry: Contents<'enquiry'>): Draft {
  const { about, typefaces, from, company, message, url } = enquiry
  const who = [from.name, company, from.address].filter(Boolean).join(', ')
  return {
    subject: `Somebody asks about ${about}`,
    blocks: [
      text(`${who} asks about ${about}${typefaces ? ` of ${typefaces}` : ''}.`),
      { kind: 'text', lines: message.split('\n') },
      text('Your answer to this mail goes to them.'),
      { kind: 'link', words: 'The enquiry', url },
    ],
  }
}

function withdrawn(contents: Contents<'withdrawal'>): Draft {
  const { orderNumber, amount, until, url } = contents
  return {
    subject: `The buyer withdrew from order ${orderNumber}`,
    blocks: [
      text(
        `The buyer of order ${orderNumber} withdrew from the contract. Its licences have ended.`,
      ),
      text(
        `Give ${amount} back at the order, on ${until} at the latest: the law leaves fourteen days.`,
      ),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

function asked({ orderNumber, url }: Contents<'inquiry'>): Draft {
  return {
    subject: `The buyer’s bank asks about order ${orderNumber}`,
    blocks: [
      text(`The buyer’s bank asks about the payment of order ${orderNumber}.`),
      text('It has taken no money, and nothing is paused: licences and downloads go on.'),
      text('Answer in Stripe’s dashboard before its date, or give the money back at the order.'),
      text('Without an answer it may become a dispute, in which the money is taken first.'),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

function disputed({ orderNumber, amount, url }: Contents<'dispute'>): Draft {
  return {
    subject: `The payment of order ${orderNumber} is disputed`,
    blocks: [
      text(`The buyer’s bank disputes ${amount} of order ${orderNumber}, and Stripe took it back.`),
      text('The downloads of the order are paused until the bank has decided.'),
      text('Answer in Stripe’s dashboard before its date: without an answer the money is lost.'),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

function disputeWon({ orderNumber, amount, url }: Contents<'dispute_won'>): Draft {
  return {
    subject: `The dispute about order ${orderNumber} is won`,
    blocks: [
      text(`${amount} of order ${orderNumber} are yours: the buyer’s bank gave up its dispute.`),
      text('Licences and downloads are as they were before it.'),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

function refundFailed({ orderNumber, amount, why, url }: Contents<'refund_failed'>): Draft {
  return {
    subject: `A refund of order ${orderNumber} failed`,
    blocks: [
      text(`${amount} of order ${orderNumber} did not reach the buyer. ${why}`),
      text('The money is yours again. Give it back in another way, or try once more at the order.'),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

type Contents<Kind> = Extract<StaffMailContents, { kind: Kind }>

function mailFailed({ what, url }: Contents<'mail_failed'>): Draft {
  return {
    subject: `${what} could not be delivered`,
    blocks: [
      text(`${what} could not be delivered, and is not tried again.`),
      text('Why it failed and whom it was for stands at the mail. Reach them in another way.'),
      { kind: 'link', words: 'The mail', url },
    ],
  }
}

function vatIdFailed(order: { orderNumber: string; isDenied: boolean; url: string }): Draft {
  const { orderNumber, isDenied, url } = order
  const what = isDenied
    ? `VIES does not know the VAT number of order ${orderNumber}`
    : `VIES gave no answer about the VAT number of order ${orderNumber}`
  const how = isDenied
    ? 'VIES was away when the order was placed, so the number was let pass and no VAT was charged.'
    : 'It was asked for a week. The number was let pass, and no VAT was charged.'
  return {
    subject: what,
    blocks: [
      text(`${what}.`),
      text(`${how} The tax may be yours to pay: ask the buyer for a number that is valid.`),
      { kind: 'link', words: 'The order', url },
    ],
  }
}

function text(line: string): MailBlock {
  return { kind: 'text', lines: [line] }
}

/** For whoever an owner lets in. */
export function composeInvitation({ to, shop, url, days }: InvitationMail): ComposedMail {
  return renderMail({
    to,
    shop,
    subject: `Your login to the shop of ${shop.name}`,
    blocks: [
      { kind: 'text', lines: [`You can work in the shop of ${shop.name} from now on.`] },
      { kind: 'link', words: 'Choose your password', url },
      {
        kind: 'text',
        lines: [`The link works once, for ${days} days. You sign in with this address.`],
      },
    ],
  })
}

/** For staff who forgot their password. */
export function composeResetMail({ to, shop, resetUrl }: ResetMail): ComposedMail {
  return renderMail({
    to,
    shop,
    subject: `A new password for ${shop.name}`,
    blocks: [
      { kind: 'text', lines: ['Somebody asked for a new password for your login to the shop.'] },
      { kind: 'link', words: 'Choose a new password', url: resetUrl },
      { kind: 'text', lines: ['The link works once, within the hour.'] },
      { kind: 'text', lines: ['It was not you? Then do nothing: your password stays as it is.'] },
    ],
  })
}

const IN_WORDS: Record<LoginChange, string> = {
  password: 'It has a new password.',
  email: 'It has another e-mail address: nobody signs in with this one any more.',
  roles: 'It has other roles.',
  factor_on: 'Its second factor was turned on, with new recovery codes.',
  factor_off: 'Its second factor was turned off.',
  passkey_on: 'A passkey was added, which signs in after the password.',
  passkey_off: 'A passkey was removed: it signs in no more.',
}

/** To the address that a login had: whoever it belongs to reads what became of it, whoever did it. */
export function composeLoginChange({ to, shop, changes, by, url }: LoginChangeMail): ComposedMail {
  return renderMail({
    to,
    shop,
    subject: `Your login to the shop of ${shop.name} was changed`,
    blocks: [
      { kind: 'text', lines: [`${by} changed your login.`] },
      { kind: 'text', lines: changes.map((change) => IN_WORDS[change]) },
      { kind: 'text', lines: ['Wherever else it was signed in, it is signed out.'] },
      {
        kind: 'text',
        lines: [
          'Neither you nor an owner of the shop? Choose a new password now, and tell an owner.',
        ],
      },
      { kind: 'link', words: 'Choose a new password', url },
    ],
  })
}
