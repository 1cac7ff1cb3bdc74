import type { FirstStep, Need, NeedKind } from '@/domain/staff/first-steps'
import { countInWords, pluralOf } from '@/domain/words'

/** What the first screen says; German where staff chose it. */
const ENGLISH = {
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
      nothing_for_sale: ({ count }) =>
        `${counted(count, 'typeface')} published, and no licence for sale: nobody can buy anything`,
      uploads_unfinished: ({ count }) => `${counted(count, 'upload')} not finished`,
      vat_checks: ({ count }) => `${counted(count, 'VAT number')} that VIES has yet to confirm`,
      legal_pages: ({ count, names }) =>
        `${counted(count, 'page')} the law asks for: ${(names ?? []).join(', ')}`,
      old_rates: ({ names }) => `Missing or old exchange rate: ${(names ?? []).join(', ')}`,
      consumers_abroad: ({ count }) =>
        `Consumers in other EU countries bought ${count} € in a year: from 10 000 on they pay their own country’s VAT`,
      letters_taken: ({ names }) =>
        `Unusually many letters of guarded previews were taken in a week, by neighbourhoods of addresses (refused: 429). ${(names ?? []).join('; ')}`,
    } satisfies Record<NeedKind, (need: Need) => string>,
    retry: 'Send again',
    retried: (count: number) => `${counted(count, 'mail')} on the way again.`,
  },
  coming: {
    title: 'What is to come',
    publish: (name: string) => `${name} is published`,
    unpublish: (name: string) => `${name} is taken back`,
  },
  figures: {
    title: 'Sales',
    today: 'Today',
    days: '30 days',
    orders: (count: number) => `${count} ${pluralOf(count, 'order')}`,
    refunds: (money: string) => `${money} went back`,
    none: 'Nothing sold',
    toReports: 'Reports',
  },
  latest: { title: 'Latest orders', none: 'No order yet.', all: 'All orders' },
  best: { title: 'Best typefaces, 30 days', none: 'Nothing sold in these days.' },
  start: {
    title: 'Getting started',
    progress: (done: number, of: number) => `${done} of ${of}`,
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
    } satisfies Record<FirstStep, { name: string; how: string }>,
    starter: {
      add: 'Begin with Desktop, Web, App and Trial',
      then: 'Each with tiers and a text, to read and to change',
    },
  },
}

export type DashboardWords = typeof ENGLISH

export function dashboardWords(language: string): DashboardWords {
  return language === 'de' ? GERMAN : ENGLISH
}

/** "Three orders". */
function counted(count: number, noun: string): string {
  return `${countInWords(count)} ${pluralOf(count, noun)}`
}

const GERMAN: DashboardWords = {
  needs: {
    title: 'Wartet auf Sie',
    nothing: 'Nichts wartet auf Sie.',
    of: {
      disk_full: () => 'Die Platte ist fast voll: Hochladen geht nicht mehr.',
      webhook_silent: () =>
        'Die Ereignisse von Stripe kommen nicht an. Sehen Sie nach dem Webhook.',
      orders_in_review: ({ count }) =>
        `${countedInGerman(count, 'Bestellung', 'Bestellungen')} zu entscheiden`,
      disputes: ({ count }) =>
        `${countedInGerman(count, 'Zahlung', 'Zahlungen')} von einer Bank angefochten`,
      mails_failed: ({ count }) =>
        `${countedInGerman(count, 'E-Mail', 'E-Mails')} nicht zugestellt`,
      transfers_overdue: ({ count }) =>
        `${countedInGerman(count, 'Überweisung', 'Überweisungen')} überfällig`,
      enquiries: ({ count }) => `${countedInGerman(count, 'Anfrage', 'Anfragen')} ohne Antwort`,
      trials: ({ count }) =>
        `${countedInGerman(count, 'neue Testbestellung', 'neue Testbestellungen')} nachzufassen`,
      nothing_for_sale: ({ count }) =>
        `${countedInGerman(count, 'Schrift ist', 'Schriften sind')} veröffentlicht, aber keine Lizenz verkäuflich: Niemand kann etwas kaufen`,
      uploads_unfinished: ({ count }) =>
        `${countedInGerman(count, 'Upload', 'Uploads')} nicht abgeschlossen`,
      vat_checks: ({ count }) =>
        `${countedInGerman(count, 'USt-IdNr.', 'USt-IdNrn.')} von VIES noch nicht bestätigt`,
      legal_pages: ({ count, names }) =>
        `${countedInGerman(count, 'Pflichtseite fehlt', 'Pflichtseiten fehlen')}: ${(names ?? []).join(', ')}`,
      old_rates: ({ names }) => `Wechselkurs fehlt oder ist alt: ${(names ?? []).join(', ')}`,
      consumers_abroad: ({ count }) =>
        `Verbraucher in anderen EU-Ländern kauften für ${count} € im Jahr: ab 10 000 zahlen sie die Umsatzsteuer ihres Landes`,
      letters_taken: ({ names }) =>
        `Ungewöhnlich viele Zeichen behüteter Vorschauen geholt, in einer Woche, nach Nachbarschaften von Adressen (abgelehnt: 429). ${(names ?? []).join('; ')}`,
    },
    retry: 'Noch einmal senden',
    retried: (count) => `${countedInGerman(count, 'E-Mail ist', 'E-Mails sind')} wieder unterwegs.`,
  },
  coming: {
    title: 'Was kommt',
    publish: (name) => `${name} wird veröffentlicht`,
    unpublish: (name) => `${name} wird zurückgenommen`,
  },
  figures: {
    title: 'Verkäufe',
    today: 'Heute',
    days: '30 Tage',
    orders: (count) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`,
    refunds: (money) => `${money} erstattet`,
    none: 'Nichts verkauft',
    toReports: 'Berichte',
  },
  latest: {
    title: 'Neueste Bestellungen',
    none: 'Noch keine Bestellung.',
    all: 'Alle Bestellungen',
  },
  best: { title: 'Meistverkaufte Schriften, 30 Tage', none: 'In diesen Tagen nichts verkauft.' },
  start: {
    title: 'Erste Schritte',
    progress: (done, of) => `${done} von ${of}`,
    done: 'Erledigt',
    steps: {
      seller: {
        name: 'Wer verkauft',
        how: 'Firma, Anschrift und E-Mail, wie Rechnungen sie nennen',
      },
      vat: { name: 'Umsatzsteuer', how: 'USt-IdNr. oder Steuernummer, oder Kleinunternehmer' },
      stripe: {
        name: 'Stripe',
        how: 'STRIPE_SECRET_KEY und STRIPE_PUBLISHABLE_KEY, auf dem Server',
      },
      mail: {
        name: 'E-Mail',
        how: 'SMTP_URL, auf dem Server; bis dahin landen Mails in einem Ordner',
      },
      typeface: { name: 'Erste Schrift', how: 'Ihre Schriftdateien ablegen' },
      prices: { name: 'Preise', how: 'Eines Schnitts oder einer Familie' },
      licences: { name: 'Lizenzen', how: 'Was man mit den Schriften darf, und für wie viel' },
      legal: { name: 'Pflichtseiten', how: 'Impressum, Datenschutz, AGB und Widerruf' },
      published: { name: 'Veröffentlichen', how: 'Eine Schrift, die alle sehen' },
    },
    starter: {
      add: 'Mit Desktop, Web, App und Trial beginnen',
      then: 'Jede mit Stufen und einem Text, zum Lesen und Ändern',
    },
  },
}

function countedInGerman(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
