/** The settings of the shop. */
export const SHOP_IN_GERMAN: Record<string, string> = {
  'The shop': 'Der Shop',
  Shop: 'Shop',
  'Whose shop it is, as every page and every mail says.':
    'Wessen Shop es ist, wie es jede Seite und jede Mail sagt.',
  'Name of the shop': 'Name des Shops',
  'In the bar, in titles, and as the sender of mails.':
    'In der Leiste, in Titeln und als Absender der Mails.',
  Logo: 'Logo',
  'An SVG of shapes in black. It stands in the bar in place of the name.':
    'Ein SVG aus schwarzen Formen. Es steht in der Leiste anstelle des Namens.',
  'Picture in the browser’s tab': 'Bild im Reiter des Browsers',
  'A square SVG or PNG. Without one, the first letter of the name.':
    'Ein quadratisches SVG oder PNG. Ohne: der erste Buchstabe des Namens.',
  'Picture for sharing': 'Bild zum Teilen',
  'Shown where somebody shares a page of the shop: 1200 × 630 pixels.':
    'Zu sehen, wo jemand eine Seite des Shops teilt: 1200 × 630 Pixel.',
  'Mails come from it, and answers go to it. Your mail server must allow it.':
    'Mails kommen von dort, und Antworten gehen dorthin. Ihr Mailserver muss es erlauben.',
  Telephone: 'Telefon',
  'Mail for staff': 'Mail für Mitarbeiter',
  'Told of an order that needs a person, a mail that failed, an enquiry, events of Stripe that do not arrive and a full disk. Empty: each login is told of what its roles lead to.':
    'Erfährt von einer Bestellung, die jemanden braucht, einer gescheiterten Mail, einer Anfrage, ausbleibenden Nachrichten von Stripe und einer vollen Platte. Leer: Jeder Zugang erfährt, wohin seine Rollen führen.',
  'Who sells: on every invoice, licence and mail. An order keeps what stood here when it was placed.':
    'Wer verkauft: auf jeder Rechnung, Lizenz und Mail. Eine Bestellung behält, was hier bei ihrer Aufgabe stand.',
  'Legal name': 'Rechtlicher Name',
  'With its legal form, as the register has it.': 'Mit Rechtsform, wie im Register.',
  'Street and number': 'Straße und Hausnummer',
  'Building, floor, care of': 'Gebäude, Stockwerk, c/o',
  Postcode: 'Postleitzahl',
  City: 'Ort',
  'Two letters. The tax of a sale depends on it.':
    'Zwei Buchstaben. Die Steuer eines Verkaufs hängt davon ab.',
  'Represented by': 'Vertreten durch',
  'Who may sign for a company.': 'Wer für eine Firma zeichnen darf.',
  'Register and number': 'Register und Nummer',
  'Such as: Amtsgericht Hamburg, HRB 12345.': 'Etwa: Amtsgericht Hamburg, HRB 12345.',
  'With its prefix, as DE123456788. Without it companies in other EU countries pay VAT like consumers: reverse charge needs both numbers on the invoice.':
    'Mit Länderkürzel, etwa DE123456788. Ohne sie zahlen Firmen in anderen EU-Ländern Umsatzsteuer wie Verbraucher: Die Umkehr der Steuerschuld braucht beide Nummern auf der Rechnung.',
  'Tax number': 'Steuernummer',
  'Bank account': 'Bankkonto',
  Holder: 'Inhaber',
  'Where it is not the legal name.': 'Wo es nicht der rechtliche Name ist.',
  Bank: 'Bank',
  IBAN: 'IBAN',
  BIC: 'BIC',
  Prices: 'Preise',
  Currency: 'Währung',
  'Currency of account': 'Währung des Shops',
  'All prices are written in it; the pages show it.':
    'Alle Preise stehen in ihr; die Seiten zeigen sie.',
  'Each further licence costs': 'Jede weitere Lizenz kostet',
  'Several licences: the dearest in full, each further times this.':
    'Mehrere Lizenzen: die teuerste ganz, jede weitere mal diesem Faktor.',
  'Price lists': 'Preislisten',
  'Price list': 'Preisliste',
  'Further currencies that buyers may choose.': 'Weitere Währungen, die Käufer wählen können.',
  Factor: 'Faktor',
  Rounding: 'Rundung',
  'To the cent': 'Auf den Cent',
  'Up to the next 5': 'Auf die nächsten 5 auf',
  'Up to the next 10': 'Auf die nächsten 10 auf',
  'To whole units': 'Auf ganze Einheiten',
  'Exchange rates for VAT': 'Umrechnungskurse für die Umsatzsteuer',
  'An invoice in another currency than that of your country must say its VAT in yours too. Enter the rate your tax office takes, such as that of the European Central Bank or the monthly one of the ministry, as often as it asks for. An invoice takes the newest of its day or before, prints it with its date, and keeps it.':
    'Eine Rechnung in einer anderen Währung als der Ihres Landes muss ihre Umsatzsteuer auch in Ihrer nennen. Tragen Sie den Kurs ein, den Ihr Finanzamt nimmt, etwa den der Europäischen Zentralbank oder den monatlichen des Ministeriums, so oft es verlangt ist. Eine Rechnung nimmt den neuesten ihres Tages oder davor, druckt ihn mit seinem Datum und behält ihn.',
  Rate: 'Satz',
  Rates: 'Sätze',
  'This much of your currency': 'So viel Ihrer Währung',
  '1.0832': '1,0832',
  '12.5': '12,5',
  'is this much': 'ist so viel',
  'Rate of': 'Kurs vom',
  'Discounts by number of styles': 'Nachlässe nach Zahl der Schnitte',
  Discount: 'Nachlass',
  'From so many styles of one typeface on, those at single prices cost less. Whatever is the least is taken: this, a bundle or the price of the family.':
    'Ab so vielen Schnitten einer Schrift kosten die zu Einzelpreisen weniger. Genommen wird, was am günstigsten ist: dies, ein Paket oder der Familienpreis.',
  From: 'Ab',
  'Percent off': 'Prozent Nachlass',
  'Percent off.': 'Prozent Nachlass.',
  'Prices for audiences': 'Preise für Gruppen',
  'Students, non-profit organisations: who says so in the cart pays less.':
    'Studierende, gemeinnützige Vereine: Wer das im Warenkorb sagt, zahlt weniger.',
  'As the bill says it: “Students”.': 'Wie es die Rechnung sagt: „Studierende“.',
  Words: 'Worte',
  'A clause of the licence, printed on its document: “For students at a school, as long as they study.”':
    'Eine Klausel der Lizenz, auf ihr Dokument gedruckt: „Für Studierende einer Schule, solange sie studieren.“',
  'Questions asked once an order': 'Fragen, einmal je Bestellung',
  'Each answer multiplies every licence: “Size of your company”.':
    'Jede Antwort vervielfacht jede Lizenz: „Größe Ihrer Firma“.',
  'In carts: “company-size”. Never change it.': 'In Warenkörben: „company-size“. Nie ändern.',
  'Beneath the question, where it needs one.': 'Unter der Frage, wo sie einen braucht.',
  Answers: 'Antworten',
  Answer: 'Antwort',
  'In carts: “people-2-50”. Never change it.': 'In Warenkörben: „people-2-50“. Nie ändern.',
  'A quote holds for so many days': 'Ein Angebot gilt so viele Tage',
  'A link to an order works for so many months':
    'Ein Link zu einer Bestellung gilt so viele Monate',
  'Counted from the mail it stands in. My licences has new ones at any time.':
    'Gezählt ab der Mail, in der er steht. Unter My licences gibt es jederzeit neue.',
  'Quotes may be paid by bank transfer': 'Angebote können überwiesen werden',
  'To the bank account under Seller. Staff mark such an order as paid.':
    'Auf das Bankkonto unter Verkäufer. Mitarbeiter tragen die Zahlung ein.',
  'A transfer is due within so many days': 'Eine Überweisung ist fällig in so vielen Tagen',
  'Which VAT a sale bears. A company in another EU country with a valid VAT number accounts for it itself (reverse charge): that needs your own VAT number, under “Seller”. Without it such companies are charged as consumers are.':
    'Welche Umsatzsteuer ein Verkauf trägt. Eine Firma in einem anderen EU-Land mit gültiger USt-IdNr. führt sie selbst ab (Umkehr der Steuerschuld): Das braucht Ihre eigene USt-IdNr., unter „Verkäufer“. Ohne sie zahlen solche Firmen wie Verbraucher.',
  'Small business: charges no VAT': 'Kleinunternehmer: ohne Umsatzsteuer',
  'As under § 19 UStG in Germany. Then nothing else here counts.':
    'Wie nach § 19 UStG. Dann zählt hier nichts anderes.',
  'What bills and invoices say instead': 'Was Rechnungen stattdessen sagen',
  'No VAT is charged: small business under § 19 UStG.':
    'Keine Umsatzsteuer: Kleinunternehmer nach § 19 UStG.',
  'Consumers in the EU pay the VAT of': 'Verbraucher in der EU zahlen die Umsatzsteuer von',
  'The seller’s only as long as all sales to consumers in other EU countries stay below 10 000 euros a year, and no registration for the One-Stop-Shop exists.':
    'Die des Verkäufers nur, solange alle Verkäufe an Verbraucher in anderen EU-Ländern unter 10 000 Euro im Jahr bleiben und keine Anmeldung zum One-Stop-Shop besteht.',
  'their own country': 'ihrem eigenen Land',
  'the seller’s country': 'dem Land des Verkäufers',
  'Kind of rate for licences': 'Art des Satzes für Lizenzen',
  'Ask your tax adviser before choosing “reduced”. Without a row: standard.':
    'Fragen Sie Ihre Steuerberatung, bevor Sie „ermäßigt“ wählen. Ohne Zeile: der allgemeine.',
  Standard: 'Allgemein',
  'Reduced, where a country has a row for it': 'Ermäßigt, wo ein Land eine Zeile dafür hat',
  'In a country where you are not registered': 'In einem Land, in dem Sie nicht registriert sind',
  'Of countries outside the EU: those without a row below, and those whose row is not ticked “registered”. To sell to one of them only, give it a registered row of 0 %. Within the EU tax is always owed: without a registered row a consumer there is refused.':
    'Von den Ländern außerhalb der EU: die ohne Zeile unten und die, deren Zeile nicht „registriert“ angekreuzt ist. Um nur in eines davon zu verkaufen, geben Sie ihm eine registrierte Zeile mit 0 %. Innerhalb der EU ist Steuer immer geschuldet: Ohne registrierte Zeile wird ein Verbraucher dort abgelehnt.',
  'Sell without tax': 'Ohne Steuer verkaufen',
  'Do not sell': 'Nicht verkaufen',
  'When VIES gives no answer about a VAT number': 'Wenn VIES zu einer USt-IdNr. nicht antwortet',
  'VIES, the EU’s register, is asked where the setting VIES_URL is set; else a number counts by its form and check digits. One that was let pass is asked for again for a week, and staff are told by mail when VIES denies it.':
    'VIES, das Register der EU, wird gefragt, wo die Einstellung VIES_URL gesetzt ist; sonst zählt eine Nummer nach Form und Prüfziffern. Eine durchgelassene wird eine Woche lang wieder abgefragt, und Mitarbeiter erfahren per Mail, wenn VIES sie verneint.',
  'Charge VAT': 'Umsatzsteuer berechnen',
  'Let it pass, and ask again': 'Durchlassen und wieder fragen',
  'Tax rates': 'Steuersätze',
  'What counts is the day of the sale in the seller’s country. For a change on 1 January enter “until” 31 December at the old rate, and a new row “from” 1 January. A sale that was shown at the old rate and is not placed by then is shown anew. “Businesses themselves” counts outside the EU where you are registered: a company with a VAT number of there is then charged none. Monaco counts as France, the Isle of Man as the United Kingdom, Liechtenstein and Büsingen as Switzerland; the Canary Islands and others are told by their postcodes.':
    'Es zählt der Tag des Verkaufs im Land des Verkäufers. Für eine Änderung zum 1. Januar tragen Sie beim alten Satz „bis“ 31. Dezember ein und eine neue Zeile „ab“ 1. Januar. Ein Verkauf, der zum alten Satz gezeigt und bis dahin nicht aufgegeben wurde, wird neu gezeigt. „Unternehmen selbst“ zählt außerhalb der EU, wo Sie registriert sind: Eine Firma mit einer Nummer von dort zahlt dann keine Steuer. Monaco zählt als Frankreich, die Insel Man als Vereinigtes Königreich, Liechtenstein und Büsingen als Schweiz; die Kanarischen Inseln und andere sagt ihre Postleitzahl.',
  DE: 'DE',
  Reduced: 'Ermäßigt',
  'Per cent': 'Prozent',
  'First day': 'Erster Tag',
  'Last day': 'Letzter Tag',
  'We are registered there': 'Dort sind wir registriert',
  'Businesses account for it themselves': 'Unternehmen führen sie selbst ab',
}
