import type { DashboardWords } from './words'

export const german: DashboardWords = {
  needs: {
    title: 'Wartet auf Sie',
    nothing: 'Nichts wartet auf Sie.',
    of: {
      disk_full: () => 'Die Platte ist fast voll: Hochladen geht nicht mehr.',
      webhook_silent: () =>
        'Die Ereignisse von Stripe kommen nicht an. Sehen Sie nach dem Webhook.',
      orders_in_review: ({ count }) =>
        `${counted(count, 'Bestellung', 'Bestellungen')} zu entscheiden`,
      disputes: ({ count }) =>
        `${counted(count, 'Zahlung', 'Zahlungen')} von einer Bank angefochten`,
      mails_failed: ({ count }) => `${counted(count, 'E-Mail', 'E-Mails')} nicht zugestellt`,
      transfers_overdue: ({ count }) =>
        `${counted(count, 'Überweisung', 'Überweisungen')} überfällig`,
      enquiries: ({ count }) => `${counted(count, 'Anfrage', 'Anfragen')} ohne Antwort`,
      trials: ({ count }) =>
        `${counted(count, 'neue Testbestellung', 'neue Testbestellungen')} nachzufassen`,
      uploads_unfinished: ({ count }) =>
        `${counted(count, 'Upload', 'Uploads')} nicht abgeschlossen`,
      vat_checks: ({ count }) =>
        `${counted(count, 'USt-IdNr.', 'USt-IdNrn.')} von VIES noch nicht bestätigt`,
      legal_pages: ({ count, names }) =>
        `${counted(count, 'Pflichtseite fehlt', 'Pflichtseiten fehlen')}: ${(names ?? []).join(', ')}`,
      old_rates: ({ names }) => `Wechselkurs fehlt oder ist alt: ${(names ?? []).join(', ')}`,
    },
    retry: 'Noch einmal senden',
    retried: (count) => `${counted(count, 'E-Mail ist', 'E-Mails sind')} wieder unterwegs.`,
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
  },
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
