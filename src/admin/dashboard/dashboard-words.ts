import type { FirstStep, Need, NeedKind } from '@/domain/staff/first-steps'
import { countInWords, pluralOf } from '@/domain/words'
import WORDS from './dashboard-words.json' with { type: 'json' }

/** What the first screen says; German where staff chose it. */
const ENGLISH = {
  ...WORDS.en,
  needs: {
    ...WORDS.en.needs,
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
    retried: (count: number) => `${counted(count, 'mail')} on the way again.`,
  },
  coming: {
    ...WORDS.en.coming,
    publish: (name: string) => `${name} is published`,
    unpublish: (name: string) => `${name} is taken back`,
  },
  figures: {
    ...WORDS.en.figures,
    orders: (count: number) => `${count} ${pluralOf(count, 'order')}`,
    refunds: (money: string) => `${money} went back`,
  },
  start: {
    ...WORDS.en.start,
    progress: (done: number, of: number) => `${done} of ${of}`,
    steps: WORDS.en.start.steps satisfies Record<FirstStep, { name: string; how: string }>,
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
  ...WORDS.de,
  needs: {
    ...WORDS.de.needs,
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
    retried: (count) => `${countedInGerman(count, 'E-Mail ist', 'E-Mails sind')} wieder unterwegs.`,
  },
  coming: {
    ...WORDS.de.coming,
    publish: (name) => `${name} wird veröffentlicht`,
    unpublish: (name) => `${name} wird zurückgenommen`,
  },
  figures: {
    ...WORDS.de.figures,
    orders: (count) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`,
    refunds: (money) => `${money} erstattet`,
  },
  start: { ...WORDS.de.start, progress: (done, of) => `${done} von ${of}` },
}

function countedInGerman(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
