import { countInWords, pluralOf } from '@/domain/words'
import type { FirstStep, Need, NeedKind } from '@/domain/staff/first-steps'
import { german } from './words-in-german'

/** What the first screen says; German where staff chose it. */
export type DashboardWords = {
  needs: {
    title: string
    nothing: string
    of: Record<NeedKind, (need: Need) => string>
    retry: string
    retried: (count: number) => string
  }
  figures: {
    title: string
    today: string
    days: string
    orders: (count: number) => string
    refunds: (money: string) => string
    none: string
    toReports: string
  }
  latest: { title: string; none: string; all: string }
  best: { title: string; none: string }
  start: {
    title: string
    progress: (done: number, of: number) => string
    done: string
    steps: Record<FirstStep, { name: string; how: string }>
  }
}

const english: DashboardWords = {
  needs: {
    title: 'Needs you',
    nothing: 'Nothing needs you.',
    of: {
      disk_full: () => 'The disk is almost full: uploads have stopped.',
      webhook_silent: () => 'Stripe’s events do not arrive. Look at its webhook.',
      orders_in_review: ({ count }) => `${counted(count, 'order')} for you to decide`,
      disputes: ({ count }) => `${counted(count, 'payment')} disputed by a bank`,
      mails_failed: ({ count }) => `${counted(count, 'mail')} could not be delivered`,
      transfers_overdue: ({ count }) => `${counted(count, 'bank transfer')} overdue`,
      enquiries: ({ count }) => `${counted(count, 'enquiry')} without an answer`,
      trials: ({ count }) => `${counted(count, 'new trial')} to follow up`,
      uploads_unfinished: ({ count }) => `${counted(count, 'upload')} not finished`,
      vat_checks: ({ count }) => `${counted(count, 'VAT number')} that VIES has yet to confirm`,
      legal_pages: ({ count, names }) =>
        `${counted(count, 'page')} the law asks for: ${(names ?? []).join(', ')}`,
      old_rates: ({ names }) => `Missing or old exchange rate: ${(names ?? []).join(', ')}`,
    },
    retry: 'Send again',
    retried: (count) => `${counted(count, 'mail')} on the way again.`,
  },
  figures: {
    title: 'Sales',
    today: 'Today',
    days: '30 days',
    orders: (count) => `${count} ${pluralOf(count, 'order')}`,
    refunds: (money) => `${money} went back`,
    none: 'Nothing sold',
    toReports: 'Reports',
  },
  latest: { title: 'Latest orders', none: 'No order yet.', all: 'All orders' },
  best: { title: 'Best typefaces, 30 days', none: 'Nothing sold in these days.' },
  start: {
    title: 'Getting started',
    progress: (done, of) => `${done} of ${of}`,
    done: 'Done',
    steps: {
      seller: { name: 'Who sells', how: 'Legal name, address and e-mail, as invoices say them' },
      vat: { name: 'VAT', how: 'VAT or tax number, or the small business exemption' },
      stripe: {
        name: 'Stripe',
        how: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, on the server',
      },
      mail: {
        name: 'Mail',
        how: 'SMTP_URL, on the server; until then mails are written to a folder',
      },
      typeface: { name: 'First typeface', how: 'Drop its font files' },
      prices: { name: 'Prices', how: 'Of a style, or of a family' },
      licences: { name: 'Licences', how: 'What may be done with the fonts, and for how much' },
      legal: { name: 'Legal pages', how: 'Imprint, privacy, terms and withdrawal' },
      published: { name: 'Publish', how: 'A typeface that everybody sees' },
    },
  },
}

export function dashboardWords(language: string): DashboardWords {
  return language === 'de' ? german : english
}

/** "Three orders". */
function counted(count: number, noun: string): string {
  return `${countInWords(count)} ${pluralOf(count, noun)}`
}
