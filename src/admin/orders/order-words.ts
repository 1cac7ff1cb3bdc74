import { useTranslation } from '@payloadcms/ui'
import WORDS from './order-words.json' with { type: 'json' }

/** What stands at an order, and above the list of them. */
const ENGLISH = {
  ...WORDS.en,
  upgradeOf: (number: string) => `Upgrade of ${number}`,
  renewalOf: (number: string) => `Renewal of ${number}`,
  vatKnown: (name: string | null) => (name ? `VIES knows it: ${name}.` : 'VIES knows it.'),
  paidOn: (when: string) => `Paid on ${when}`,
  version: (number: number) => `version ${number}`,
  until: (day: string) => `until ${day}`,
  became: (number: string) => `It became ${number}.`,
  endedOn: (when: string) => `Ended on ${when}.`,
  fetched: (days: number, last: string) =>
    days === 1 ? `Fetched on ${last}` : `Fetched on ${days} days, last on ${last}`,
  revokeLegend: (number: string) => `Revoke licence ${number}`,
  restoreLegend: (number: string) => `Make licence ${number} valid again`,
  correctAll: (count: number) => `In all ${count} valid licences of this order`,
  correction: {
    ...WORDS.en.correction,
    legend: (number: string) => `Correct invoice ${number}`,
    papers: (number: string) => `${number} is cancelled, and a new invoice is made.`,
    back: (amount: string) => `${amount} of VAT goes back, the way it was paid.`,
    backByHand: (amount: string) =>
      `${amount} of VAT goes back. It was paid by bank transfer: send the money from your own account.`,
    make: (number: string) => `Cancel ${number} and make the new invoice`,
  },
  asTable: (count: number) => (count === 1 ? 'This order as CSV' : `These ${count} as CSV`),
}

export type OrderWords = typeof ENGLISH

export function useOrderWords(): OrderWords {
  const { i18n } = useTranslation()
  return i18n.language === 'de' ? GERMAN : ENGLISH
}

const GERMAN: OrderWords = {
  ...WORDS.de,
  upgradeOf: (number) => `Erweiterung von ${number}`,
  renewalOf: (number) => `Verlängerung von ${number}`,
  vatKnown: (name) => (name ? `VIES kennt sie: ${name}.` : 'VIES kennt sie.'),
  paidOn: (when) => `Bezahlt am ${when}`,
  version: (number) => `Fassung ${number}`,
  until: (day) => `bis ${day}`,
  became: (number) => `Sie wurde zu ${number}.`,
  endedOn: (when) => `Beendet am ${when}.`,
  fetched: (days, last) =>
    days === 1 ? `Geladen am ${last}` : `An ${days} Tagen geladen, zuletzt am ${last}`,
  revokeLegend: (number) => `Lizenz ${number} widerrufen`,
  restoreLegend: (number) => `Lizenz ${number} wieder gültig machen`,
  correctAll: (count) => `In allen ${count} gültigen Lizenzen dieser Bestellung`,
  correction: {
    ...WORDS.de.correction,
    legend: (number) => `Rechnung ${number} berichtigen`,
    papers: (number) => `${number} wird storniert, und eine neue Rechnung entsteht.`,
    back: (amount) => `${amount} Umsatzsteuer gehen zurück, so wie bezahlt wurde.`,
    backByHand: (amount) =>
      `${amount} Umsatzsteuer gehen zurück. Bezahlt wurde per Überweisung: Überweisen Sie das Geld selbst von Ihrem Konto.`,
    make: (number) => `${number} stornieren und die neue Rechnung stellen`,
  },
  asTable: (count) => (count === 1 ? 'Diese Bestellung als CSV' : `Diese ${count} als CSV`),
}
