/** Staff's own settings, the groups of the navigation, and what staff may do. */
export const STAFF_IN_GERMAN: Record<string, string> = {
  'Deed of the staff': 'Tat eines Mitarbeiters',
  'What the staff did': 'Was Mitarbeiter taten',
  'Who did what, when, and from where. Written as it happens; nobody changes or removes it.':
    'Wer was tat, wann und von wo. Geschrieben, wie es geschieht; niemand ändert oder entfernt es.',
  In: 'In',
  What: 'Was',
  'Its number in the database': 'Nummer in der Datenbank',
  'Changed, or done': 'Geändert oder getan',
  'From the address': 'Von der Adresse',
  'With the browser': 'Mit dem Browser',
  Deed: 'Tat',
  Created: 'Angelegt',
  Changed: 'Geändert',
  'Carried out': 'Ausgeführt',
  Deleted: 'Gelöscht',
  'Your own second factor is turned off with a code of it, under Account.':
    'Der eigene zweite Faktor wird unter Konto mit einem Code ausgeschaltet.',
  'Write your current password, or a code of your second factor, to change this.':
    'Schreiben Sie Ihr jetziges Passwort oder einen Code Ihres zweiten Faktors, um dies zu ändern.',
  'This is neither your password nor a code of your second factor.':
    'Dies ist weder Ihr Passwort noch ein Code Ihres zweiten Faktors.',
  'Current password': 'Jetziges Passwort',
  'Second factor since': 'Zweiter Faktor seit',
  'Write the six digits that your app shows now.':
    'Schreiben Sie die sechs Ziffern, die Ihre App gerade zeigt.',
  'These digits are not right, or were used before. Wait for the next ones, and write those.':
    'Diese Ziffern stimmen nicht oder wurden schon benutzt. Warten Sie auf die nächsten.',
  'This picture is no longer the newest. Begin again, and scan the new one.':
    'Dies ist nicht mehr das neueste Bild. Beginnen Sie noch einmal und lesen Sie das neue.',
  'This shop asks everybody for a second factor. Turn yours on, on the page of your account.':
    'Dieser Shop verlangt von allen einen zweiten Faktor. Schalten Sie Ihren auf der Seite Ihres Kontos ein.',
  'This is the last owner: without one nobody could let others in. Make somebody else an owner first.':
    'Dies ist der letzte Inhaber: Ohne einen könnte niemand andere hereinlassen. Machen Sie zuerst jemand anderen zum Inhaber.',
  'Your roles do not lead here. An owner can give you another one.':
    'Ihre Rollen führen nicht hierher. Ein Inhaber kann Ihnen eine andere geben.',
  'Second factor': 'Zweiter Faktor',
  'Second factors': 'Zweite Faktoren',
  'What sign-in asks for after the password.': 'Wonach die Anmeldung nach dem Passwort fragt.',
  Passkey: 'Passkey',
  Passkeys: 'Passkeys',
  Challenge: 'Aufgabe',
  'Challenge until': 'Aufgabe bis',
  Credential: 'Kennung',
  'Public key': 'Öffentlicher Schlüssel',
  Counter: 'Zähler',
  Transports: 'Übertragungswege',
  'Last used': 'Zuletzt benutzt',
  'What may take the place of a code at sign-in.':
    'Was bei der Anmeldung anstelle eines Codes gilt.',
  'This passkey does not belong to this login, or took longer than five minutes. Try again.':
    'Dieser Passkey gehört nicht zu diesem Login oder brauchte länger als fünf Minuten. Versuchen Sie es noch einmal.',
  'This passkey was added before. Remove it first to add it anew.':
    'Dieser Passkey wurde schon hinzugefügt. Entfernen Sie ihn erst, um ihn neu hinzuzufügen.',
  'A login has ten passkeys at most. Remove one that you do not use.':
    'Ein Login hat höchstens zehn Passkeys. Entfernen Sie einen, den Sie nicht benutzen.',
  'Give the passkey a name: “My phone”.': 'Geben Sie dem Passkey einen Namen: „Mein Telefon“.',
  'There is no such passkey.': 'Diesen Passkey gibt es nicht.',
  Login: 'Login',
  Secret: 'Geheimnis',
  Since: 'Seit',
  Step: 'Schritt',
  'Recovery codes': 'Wiederherstellungscodes',
  'Signed in': 'Angemeldet',
  'No mails about': 'Keine Mails über',
  'Mails about orders, refunds and enquiries go to owners and sales, those about the shop itself to owners. Choose what this person need not be told.':
    'Mails über Bestellungen, Erstattungen und Anfragen gehen an Inhaber und Verkauf, die über den Shop selbst an Inhaber. Wählen Sie, was diese Person nicht erfahren muss.',
  'An order that needs a decision': 'Eine Bestellung, die eine Entscheidung braucht',
  'A bank that asks about a payment': 'Eine Bank, die nach einer Zahlung fragt',
  'A dispute that was opened': 'Eine Rückbuchung, die eröffnet wurde',
  'A dispute that was won': 'Eine Rückbuchung, die gewonnen wurde',
  'A refund that failed': 'Eine Erstattung, die gescheitert ist',
  'A mail that could not be delivered': 'Eine Mail, die nicht zugestellt werden konnte',
  'Events of Stripe that do not arrive': 'Nachrichten von Stripe, die ausbleiben',
  'A disk that is nearly full': 'Eine Platte, die fast voll ist',
  'A VAT number that was denied later': 'Eine USt-IdNr., die später abgelehnt wurde',
  'An enquiry': 'Eine Anfrage',
  'Everybody on the staff needs a second factor': 'Alle Mitarbeiter brauchen einen zweiten Faktor',
  'Whoever has none gets to their own account only, until it is turned on there.':
    'Wer keinen hat, kommt nur zum eigenen Konto, bis er dort eingeschaltet ist.',
  'Put into the trash': 'In den Papierkorb gelegt',
  'Taken out of the trash': 'Aus dem Papierkorb geholt',
  Sell: 'Verkauf',
  Catalogue: 'Katalog',
  Licensing: 'Lizenzen und Preise',
  Site: 'Website',
  Reports: 'Berichte',
  Settings: 'Einstellungen',
  System: 'System',
  Roles: 'Rollen',
  'Owner: everything. Sales: orders, quotes, customers, licences and coupons, reports. Fonts: typefaces, uploads, releases, pictures. Pages: pages, pictures, menus. Whoever has several may do what any of them may.':
    'Inhaber: alles. Verkauf: Bestellungen, Angebote, Kunden, Lizenzen und Gutscheine, Berichte. Schriften: Schriften, Hochladen, Ausgaben, Bilder. Seiten: Seiten, Bilder, Menüs. Wer mehrere hat, darf, was eine davon darf.',
  Owner: 'Inhaber',
  Sales: 'Verkauf',
  Fonts: 'Schriften',
  'Owner: everything, settings and staff included':
    'Inhaber: alles, auch Einstellungen und Mitarbeiter',
  'Sales: orders, quotes, customers, licences and coupons, reports':
    'Verkauf: Bestellungen, Angebote, Kunden, Lizenzen und Gutscheine, Berichte',
  'Fonts: typefaces, uploads, releases, pictures':
    'Schriften: Schriften, Hochladen, Ausgaben, Bilder',
  'Pages: pages, pictures, menus': 'Seiten: Seiten, Bilder, Menüs',
}
