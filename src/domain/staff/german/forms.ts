/** Forms at orders, quotes, releases and pages, and what they say of themselves. */
export const FORMS_IN_GERMAN: Record<string, string> = {
  'Give money back': 'Geld erstatten',
  'It was paid by bank transfer. Send the money from your own account; this writes it down, with its credit note.':
    'Sie wurde überwiesen. Überweisen Sie das Geld von Ihrem Konto zurück; hier wird es mit seiner Gutschrift festgehalten.',
  'Give back': 'Erstatten',
  'Give {amount} back': '{amount} erstatten',
  'What goes back': 'Was erstattet wird',
  'All that is left, {amount}': 'Alles, was noch übrig ist: {amount}',
  'Lines of the order': 'Einzelne Positionen',
  'An amount': 'Ein Betrag',
  'Amount in {currency}': 'Betrag in {currency}',
  'went back': 'erstattet',
  'Their licences end, and their downloads at once': 'Deren Lizenzen enden, ihre Downloads sofort',
  'Their licences stay': 'Deren Lizenzen bleiben',
  'All its licences end, and their downloads at once':
    'Alle Lizenzen der Bestellung enden, ihre Downloads sofort',
  'All its licences stay': 'Alle Lizenzen der Bestellung bleiben',
  'Tick a line.': 'Kreuzen Sie eine Position an.',
  'Write the amount.': 'Schreiben Sie den Betrag.',
  'That is more than can still go back.': 'Das ist mehr, als noch erstattet werden kann.',
  'Write why.': 'Schreiben Sie, warum.',
  'Why, for whoever reads this later (needed)': 'Warum, für alle, die das später lesen (nötig)',
  'This order waits for your decision': 'Diese Bestellung wartet auf Ihre Entscheidung',
  'Accept {amount} and deliver': '{amount} annehmen und liefern',
  'Cancel the order': 'Bestellung stornieren',
  'Or give the money back, below: that ends the order.':
    'Oder erstatten Sie das Geld, weiter unten: Damit endet die Bestellung.',
  'This order waits for a bank transfer': 'Diese Bestellung wartet auf eine Überweisung',
  'Overdue: it was due on {day}.': 'Überfällig: Sie war fällig am {day}.',
  'Due on {day}.': 'Fällig am {day}.',
  'Another amount than was ordered waits for your decision.':
    'Kommt ein anderer Betrag als bestellt, wartet er auf Ihre Entscheidung.',
  'The money has come': 'Das Geld ist da',
  'Write the amount, the day and where you saw it.':
    'Schreiben Sie den Betrag, den Tag und wo Sie ihn gesehen haben.',
  'Amount that came, {currency}': 'Betrag, der kam, {currency}',
  On: 'Am',
  'Where you saw it: the statement, for whoever reads this later (needed)':
    'Wo Sie es gesehen haben: der Kontoauszug, für alle, die das später lesen (nötig)',
  Came: 'Eingegangen',
  'Went back': 'Erstattet',
  'Can still go back': 'Noch erstattbar',
  'Paid with credit': 'Mit Guthaben bezahlt',
  'Credit that can still go back': 'Noch erstattbares Guthaben',
  'Credit {gift} paid a part. Money goes back first, then credit.':
    'Guthaben {gift} hat einen Teil bezahlt. Zuerst wird Geld erstattet, dann Guthaben.',
  'Licence {number} was upgraded. What it became rests on it and ends with it: {later}.':
    'Lizenz {number} wurde erweitert. Was aus ihr wurde, beruht auf ihr und endet mit ihr: {later}.',
  'Now: {money}.': 'Jetzt: {~money}.',
  'Saved view': 'Gespeicherte Ansicht',
  'Saved views': 'Gespeicherte Ansichten',
  'Name of the view': 'Name der Ansicht',
  'All who sell see it': 'Alle, die verkaufen, sehen sie',
  'All who sell': 'Alle, die verkaufen',
  'Only its maker': 'Nur wer sie angelegt hat',
  'Kept by Stripe': 'Von Stripe einbehalten',
  'not known now': 'gerade nicht bekannt',
  'asked for, Stripe has not answered yet': 'verlangt, Stripe hat noch nicht geantwortet',
  'on its way to the buyer’s bank': 'unterwegs zur Bank des Käufers',
  'could not go back': 'konnte nicht erstattet werden',
  'was cancelled': 'wurde abgebrochen',
  'disputed by the buyer’s bank': 'von der Bank des Käufers bestritten',
  'disputed by the buyer’s bank, not decided yet':
    'von der Bank des Käufers bestritten, noch nicht entschieden',
  'lost in the dispute': 'in der Rückbuchung verloren',
  'stays: the dispute is won': 'bleibt: Die Rückbuchung ist abgewiesen',
  'Done.': 'Erledigt.',
  '{money} went back, and the buyer is written to.':
    '{money} wurden erstattet, und der Käufer bekommt eine Mail.',
  '{money} are on their way. The buyer’s bank takes some days; the buyer is written to when they arrived.':
    '{money} sind unterwegs. Die Bank des Käufers braucht einige Tage; der Käufer bekommt eine Mail, wenn das Geld da ist.',
  'Stripe does not answer just now. Your wish to give {money} back is kept, and sent as soon as it does: do not ask again.':
    'Stripe antwortet gerade nicht. Ihr Auftrag, {money} zu erstatten, ist festgehalten und geht hinaus, sobald Stripe antwortet: Erstatten Sie nicht noch einmal.',
  'Waits for you': 'Wartet auf Sie',
  'One order waits for your decision': 'Eine Bestellung wartet auf Ihre Entscheidung',
  '{count} orders wait for your decision': '{count} Bestellungen warten auf Ihre Entscheidung',
  'One bank transfer is overdue': 'Eine Überweisung ist überfällig',
  '{count} bank transfers are overdue': '{count} Überweisungen sind überfällig',
  'New quote': 'Neues Angebot',
  'For whom': 'Für wen',
  'Name of the client': 'Name des Kunden',
  'Company, where there is one': 'Firma, wenn es eine gibt',
  'Its VAT number, with its country': 'Ihre USt-IdNr. mit Länderkürzel',
  'Licensee, where it is somebody else': 'Lizenznehmer, wenn es jemand anderes ist',
  'The address may wait for the payment, unless you mark the quote paid yourself.':
    'Die Anschrift hat Zeit bis zur Zahlung, außer wenn Sie die Zahlung selbst eintragen.',
  'Not known yet': 'Noch nicht bekannt',
  'Or the address of a cart, made in the shop': 'Oder die Adresse eines Warenkorbs aus dem Shop',
  'With it': 'Dazu',
  'Valid until; empty: as long as your quotes hold':
    'Gültig bis; leer: so lange, wie Ihre Angebote gelten',
  'Mail its link to the client': 'Den Link an den Kunden mailen',
  'Make the quote': 'Angebot erstellen',
  'Lines of your own': 'Eigene Positionen',
  'Before VAT, in the cart’s currency; without a cart in your shop’s. A minus takes off.':
    'Vor Umsatzsteuer, in der Währung des Warenkorbs, ohne Warenkorb in der Ihres Shops. Ein Minus zieht ab.',
  'What line {number} is for': 'Wofür Position {number} ist',
  'What it is for': 'Wofür sie ist',
  'Amount of line {number}': 'Betrag von Position {number}',
  'Remove line {number}': 'Position {number} entfernen',
  Remove: 'Entfernen',
  'Add a line': 'Position hinzufügen',
  'Asking …': 'Wird geladen …',
  'For {email}, valid until {day}': 'Für {email}, gültig bis {day}',
  'Its page': 'Zur Seite des Angebots',
  'Its PDF': 'Als PDF',
  'Order {number}': 'Bestellung {number}',
  'Mail its link to {email}': 'Link an {email} mailen',
  'Its client can no longer pay it then.': 'Der Kunde kann es dann nicht mehr bezahlen.',
  'Withdraw it for good': 'Endgültig zurückziehen',
  'Keep it': 'Behalten',
  'Withdraw it': 'Zurückziehen',
  'To mark it paid by bank transfer its client needs an address, for the invoice: make the quote anew with one.':
    'Um es als überwiesen einzutragen, braucht die Rechnung eine Anschrift des Kunden: Erstellen Sie das Angebot neu, mit Anschrift.',
  'It was paid by bank transfer': 'Es wurde überwiesen',
  'Makes its order, delivers the fonts, and writes the invoice.':
    'Legt die Bestellung an, liefert die Schriften und schreibt die Rechnung.',
  'Its link is on its way to the client.': 'Der Link ist unterwegs zum Kunden.',
  'It is withdrawn: its client can no longer pay it.':
    'Es ist zurückgezogen: Der Kunde kann es nicht mehr bezahlen.',
  'Written down. What became of it stands at its order.':
    'Eingetragen. Was daraus wurde, steht bei der Bestellung.',
  Redrawn: 'Neu gezeichnet',
  '{style}: in ink as it is now, as a line as it was. Visitors see it beside the notes.':
    '{style}: gefüllt, wie es jetzt ist, als Linie, wie es war. Besucher sehen es neben den Notizen.',
  Announcement: 'Ankündigung',
  'Tell those who hold it': 'Den Inhabern ankündigen',
  'The mail, as {to} gets it': 'Die Mail, wie {to} sie bekommt',
  'Tell one holder': 'Einem Inhaber ankündigen',
  'Tell {count} holders': '{count} Inhabern ankündigen',
  'Save its notes first: the mail holds them.':
    'Speichern Sie erst die Notizen: Sie stehen in der Mail.',
  'Sent once, and never again for this release.':
    'Geht einmal hinaus und für diese Ausgabe nie wieder.',
  'Its page, as everybody reads it': 'Ihre Seite, wie alle sie lesen',
  'The first release: nobody holds an earlier one, so there is nobody to tell.':
    'Die erste Ausgabe: Niemand hat eine frühere, also ist niemand zu benachrichtigen.',
  'A newer release has taken its place: announce that one.':
    'Eine neuere Ausgabe ist an ihre Stelle getreten: Kündigen Sie die an.',
  'Publish its typeface first: until then nobody can fetch it.':
    'Veröffentlichen Sie erst die Schrift: Bis dahin kann sie niemand laden.',
  'Nobody to tell: no licence in force covers what it changed and opens newer releases.':
    'Niemand ist zu benachrichtigen: Keine gültige Lizenz umfasst, was sie geändert hat, und öffnet neuere Ausgaben.',
  '{~holders}, with {~licences} in force that it is news for, one mail each.':
    '{~holders} mit {~licences}, für die es eine Neuigkeit ist, je eine Mail.',
  'One other wants no such mails.': 'Ein weiterer will keine solchen Mails.',
  '{count} others want no such mails.': '{count} weitere wollen keine solchen Mails.',
  'Announced on {day}.': 'Angekündigt am {day}.',
  'Announced on {day} by {who}.': 'Angekündigt am {day} von {who}.',
  'The mails are on their way.': 'Die Mails sind unterwegs.',
  '1 holder': '1 Inhaber',
  '{count} holders': '{count} Inhaber',
  '1 licence': '1 gültigen Lizenz',
  '{count} licences': '{count} gültigen Lizenzen',
  '1 mail': '1 Mail',
  '{count} mails': '{count} Mails',
  '{count} sent': '{count} gesendet',
  '{count} waiting': '{count} warten',
  '{count} failed: see Mails': '{count} gescheitert: siehe Mails',
  '{count} no longer wanted': '{count} nicht mehr gewünscht',
  'Download the PDF': 'PDF laden',
  'Finish the draft': 'Entwurf fertigstellen',
  'Finish the draft: {title}': 'Entwurf fertigstellen: {title}',
  'Make a draft': 'Entwurf anlegen',
  'Make a draft: {title}': 'Entwurf anlegen: {title}',
  'One page the law asks for is not published':
    'Eine vom Gesetz verlangte Seite ist nicht veröffentlicht',
  '{count} pages the law asks for are not published':
    '{count} vom Gesetz verlangte Seiten sind nicht veröffentlicht',
  'This shop is open to the public, and its visitors look for them in vain.':
    'Dieser Shop ist öffentlich, und seine Besucher suchen sie vergebens.',
  'They must be there before the shop opens to the public.':
    'Sie müssen da sein, bevor der Shop öffentlich wird.',
  'Each comes as a draft with places to fill; have it read by somebody who may give legal advice.':
    'Jede kommt als Entwurf mit Lücken zum Ausfüllen; lassen Sie sie von jemandem lesen, der rechtlich beraten darf.',
  'The name was not prepared.': 'Der Name wurde nicht vorbereitet.',
  'It was to be published on {day}, and was not.':
    'Sie sollte am {day} veröffentlicht werden und wurde es nicht.',
  'Preparing the name …': 'Der Name wird vorbereitet …',
  'This cannot be read yet: a bracket or a quotation mark is missing.':
    'Das ist noch nicht lesbar: Eine Klammer oder ein Anführungszeichen fehlt.',
  'The shop did not answer as it should. Try again.':
    'Der Shop hat nicht geantwortet wie erwartet. Versuchen Sie es noch einmal.',
  'The shop cannot be reached. Check the connection and try again.':
    'Der Shop ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'Getting started': 'Erste Schritte',
  Royalties: 'Tantiemen',
  Buyers: 'Käufer',
  'New link': 'Neuer Link',
}
