/** What is sold, and on which terms. */
export const LICENSING_IN_GERMAN: Record<string, string> = {
  'Licence type': 'Lizenzart',
  'Licence types': 'Lizenzarten',
  'What use is allowed: desktop, web, app. What is not here cannot be bought.':
    'Welche Nutzung erlaubt ist: Desktop, Web, App. Was hier nicht steht, kann niemand kaufen.',
  'Name in addresses': 'Name in Adressen',
  'Its name in addresses and carts: “desktop”. Never change it.':
    'Ihr Name in Adressen und Warenkörben: „desktop“. Nie ändern.',
  Kind: 'Art',
  'For sale': 'Zu kaufen',
  'Not for sale': 'Nicht zu kaufen',
  'By agreement': 'Nach Absprache',
  'Off: nobody can buy it any more, and carts that hold it say so. What was sold of it stays as it is.':
    'Aus: Niemand kann sie mehr kaufen, und Warenkörbe mit ihr sagen es. Was davon verkauft ist, bleibt, wie es ist.',
  'By agreement: not in the shop': 'Nach Absprache: nicht im Shop',
  Unit: 'Einheit',
  'What a tier counts: “users”, “views a month”.':
    'Was eine Stufe zählt: „Personen“, „Aufrufe im Monat“.',
  'In short': 'Kurz gesagt',
  'The buyer may': 'Erlaubt ist',
  'A sentence, then Enter, then the next.': 'Ein Satz, dann die Eingabetaste, dann der nächste.',
  'The buyer may not': 'Nicht erlaubt ist',
  Formats: 'Formate',
  'What its archive holds, of those that a typeface has. On a computer: OTF and TTF; on a website: WOFF2 and WOFF; for trial fonts: TRIAL.':
    'Was ihr Archiv enthält, soweit die Schrift es hat. Auf dem Rechner: OTF und TTF; auf Websites: WOFF2 und WOFF; für Testschriften: TRIAL.',
  Tiers: 'Stufen',
  Tier: 'Stufe',
  'How much of it, from small to large: the price of a style times the multiplier of its tier. Without a tier a licence type is not for sale.':
    'Wie viel davon, von klein nach groß: der Preis des Schnitts mal dem Faktor der Stufe. Ohne Stufe ist eine Lizenzart nicht zu kaufen.',
  'In carts: “users-2-5”. Never change it.': 'In Warenkörben: „users-2-5“. Nie ändern.',
  'Words on the bill': 'Wortlaut auf der Rechnung',
  'On bills: “2–5 users”.': 'Auf Rechnungen: „2–5 Personen“.',
  'Short, to choose': 'Kurz, zum Wählen',
  'To choose: “2–5”.': 'Zum Wählen: „2–5“.',
  'Times the price of a style': 'Faktor auf den Preis des Schnitts',
  'More than that: ask us': 'Mehr als das: fragen Sie uns',
  'Has no price. Who chooses it writes to you.': 'Hat keinen Preis. Wer sie wählt, schreibt Ihnen.',
  'Only where it delivers others than its licence type.':
    'Nur wo sie andere liefert als ihre Lizenzart.',
  'What the buyer tells about this use': 'Was Käufer zu dieser Nutzung angeben',
  'Asked in the shop, and printed on the licence: “Which app?”':
    'Im Shop gefragt und auf die Lizenz gedruckt: „Welche App?“',
  Question: 'Frage',
  Questions: 'Fragen',
  'In carts: “domain”. Never change it.': 'In Warenkörben: „domain“. Nie ändern.',
  '“Domain”.': '„Domain“.',
  'A name or a title': 'Ein Name oder Titel',
  'A domain, such as example.org': 'Eine Domain, etwa example.org',
  Required: 'Muss angegeben werden',
  Hint: 'Hinweis',
  'Beneath the field: “Subdomains are included.”':
    'Unter dem Feld: „Unterdomains sind eingeschlossen.“',
  'Term in months': 'Laufzeit in Monaten',
  'Empty: for ever. A licence with a term ends, and is renewed for its full price.':
    'Leer: für immer. Eine Lizenz mit Laufzeit endet und wird zum vollen Preis verlängert.',
  'Buyers may change by themselves': 'Käufer dürfen selbst ändern',
  'Each change makes a new licence document; the one before is kept.':
    'Jede Änderung ergibt ein neues Lizenzdokument; das alte bleibt erhalten.',
  'What they told: domain, name of the app': 'Ihre Angaben: Domain, Name der App',
  'The name of the company that holds it': 'Den Namen der Firma, der sie gehört',
  'Newer releases': 'Neuere Ausgaben',
  'What was promised when a licence was bought is never taken back.':
    'Was beim Kauf versprochen wurde, wird nie zurückgenommen.',
  'Open to everybody who holds this licence': 'Offen für alle, die diese Lizenz haben',
  'Need a licence of their own': 'Brauchen eine eigene Lizenz',
  'Licence text': 'Lizenztext',
  'Licence texts': 'Lizenztexte',
  'What the buyer accepts. The + beside it makes a new one.':
    'Was Käufer annehmen. Das + daneben legt einen neuen an.',
  'A text that was saved never changes, since orders refer to it: read it well before. A change is a new version of it.':
    'Ein gespeicherter Text ändert sich nie, denn Bestellungen verweisen darauf: Lesen Sie ihn vorher gut. Eine Änderung ist eine neue Fassung.',
  'New version': 'Neue Fassung',
  'There is another text with this title and version. Choose another version.':
    'Es gibt schon einen anderen Text mit diesem Titel und dieser Fassung. Wählen Sie eine andere Fassung.',
  'A licence type has got another text meanwhile. Open this page again and look which ones take the new version.':
    'Eine Lizenzart hat inzwischen einen anderen Text bekommen. Öffnen Sie diese Seite noch einmal und sehen Sie nach, welche die neue Fassung bekommen.',
  'Write a title.': 'Schreiben Sie einen Titel.',
  'Write a version, such as 1.3.': 'Schreiben Sie eine Fassung, etwa 1.3.',
  'A licence text has a section at least.': 'Ein Lizenztext hat mindestens einen Abschnitt.',
  'Each section has a heading and a text: one of them is empty.':
    'Jeder Abschnitt hat Überschrift und Text: eines davon ist leer.',
  'In force from': 'Gilt ab',
  Sections: 'Abschnitte',
  Section: 'Abschnitt',
  Heading: 'Überschrift',
  Bundle: 'Paket',
  Bundles: 'Pakete',
  'Styles sold together. The shop takes the cheapest way to what a buyer chose, so a bundle is never dearer than its parts.':
    'Schnitte, die zusammen verkauft werden. Der Shop nimmt den günstigsten Weg zu dem, was gewählt wurde; ein Paket ist nie teurer als seine Teile.',
  'As the bill says it: “Text pair” becomes “Bundle Text pair, 4 styles”.':
    'Wie es die Rechnung sagt: Aus „Textpaar“ wird „Paket Textpaar, 4 Schnitte“.',
  'Of one typeface or of several.': 'Aus einer Schrift oder aus mehreren.',
  'Held whole, with every style they have or will have.':
    'Ganz enthalten, mit jedem Schnitt, den sie haben oder bekommen.',
  'In the shop': 'Im Shop',
  'As it was last saved.': 'Wie zuletzt gespeichert.',
  Coupon: 'Gutschein',
  Coupons: 'Gutscheine',
  'A buyer writes the code in the cart. It comes off after the price for an audience, before VAT.':
    'Käufer schreiben den Code in den Warenkorb. Er wird nach dem Preis für eine Gruppe abgezogen, vor der Umsatzsteuer.',
  Code: 'Code',
  'Compared without case and spaces. Short codes are guessed.':
    'Groß- und Kleinschreibung und Leerzeichen zählen nicht. Kurze Codes werden erraten.',
  'As the bill says it: “Spring sale”. Empty: by its code.':
    'Wie es die Rechnung sagt: „Frühlingsrabatt“. Leer: der Code.',
  Percentage: 'Prozentsatz',
  Amount: 'Betrag',
  'Credit, spent over several orders': 'Guthaben, über mehrere Bestellungen verbraucht',
  Value: 'Wert',
  'Of all amounts here. Empty: the shop’s own.': 'Für alle Beträge hier. Leer: die des Shops.',
  'Left of the credit': 'Vom Guthaben übrig',
  'Begins on': 'Beginnt am',
  'Ends on': 'Endet am',
  'Smallest order': 'Kleinste Bestellung',
  'Before VAT: smaller orders cannot take it.':
    'Vor Umsatzsteuer: Kleinere Bestellungen bekommen ihn nicht.',
  'With their children. Empty: for all of them.': 'Mit ihren Unterfamilien. Leer: für alle.',
  'Uses in all': 'Einlösungen insgesamt',
  'Uses a buyer': 'Einlösungen je Käufer',
  'By e-mail address.': 'Nach E-Mail-Adresse.',
  'Goes together with the price for an audience': 'Gilt zusammen mit dem Preis für eine Gruppe',
  'Times used': 'Eingelöst',
  'Unpaid orders count for half an hour; while money is on its way, as long as it may come.':
    'Unbezahlte Bestellungen zählen eine halbe Stunde lang; ist Geld unterwegs, solange es kommen kann.',
  'Orders that used it': 'Bestellungen damit',
  'Use of a coupon': 'Einlösung eines Gutscheins',
  'Uses of coupons': 'Einlösungen von Gutscheinen',
  'Each order’s use of a coupon, once.':
    'Die Einlösung eines Gutscheins durch eine Bestellung, einmal.',
  'Coupon and count': 'Gutschein und Zähler',
  Held: 'Vorgemerkt',
  Used: 'Eingelöst',
  Returned: 'Zurückgegeben',
  'There are licence types already. Look at the list of them.':
    'Es gibt schon Lizenztypen. Sehen Sie in deren Liste.',
}
