/** Why something was not done, as far as staff meet it at orders, quotes, prices and pages. */
export const REFUSALS_IN_GERMAN: Record<string, string> = {
  'You may not publish this, so nothing was scheduled.':
    'Das dürfen Sie nicht veröffentlichen, also ist nichts geplant.',
  'Sign in as staff first.': 'Melden Sie sich erst als Mitarbeiter an.',
  'This is somebody else’s. An owner can see to it.':
    'Das gehört jemand anderem. Ein Inhaber kann sich darum kümmern.',
  'Many are signing in just now. Try again in a few seconds.':
    'Gerade melden sich viele an. Versuchen Sie es in einigen Sekunden noch einmal.',
  'Use {least} characters or more: a few words that do not belong together.':
    'Nehmen Sie {least} Zeichen oder mehr: ein paar Wörter, die nicht zusammengehören.',
  'Use at most {most} characters.': 'Nehmen Sie höchstens {most} Zeichen.',
  'This password is easy to guess. Use a few words that do not belong together.':
    'Dieses Passwort ist leicht zu erraten. Nehmen Sie ein paar Wörter, die nicht zusammengehören.',
  'Something failed on our side. Please try again.':
    'Bei uns ist etwas fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'Something failed on our side. Please try again. Reference {reference}.':
    'Bei uns ist etwas fehlgeschlagen. Bitte versuchen Sie es noch einmal. Kennung {reference}.',
  'Something failed on our side. Nothing is lost; try again.':
    'Bei uns ist etwas fehlgeschlagen. Nichts ist verloren; versuchen Sie es noch einmal.',
  'That was too often. Wait a little and try again.':
    'Das war zu oft. Warten Sie etwas und versuchen Sie es noch einmal.',
  'Many letters are being drawn for others. Nothing is lost; try again in a moment.':
    'Gerade werden für andere viele Buchstaben gezeichnet. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
  'The shop is busy. Nothing is lost; try again in a moment.':
    'Der Shop ist ausgelastet. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
  'The disk of the shop is full, so this could not be finished. Nothing is lost; try again when there is room on it.':
    'Die Festplatte des Shops ist voll, deshalb ging es nicht zu Ende. Nichts ist verloren; versuchen Sie es noch einmal, wenn wieder Platz ist.',
  'The disk of the server is nearly full, so nothing can be uploaded. Make room on it, then try again.':
    'Die Festplatte des Servers ist fast voll, deshalb geht kein Hochladen. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  'The disk of the server is full. Make room on it, then try again.':
    'Die Festplatte des Servers ist voll. Schaffen Sie Platz und versuchen Sie es noch einmal.',
  'This request is not complete.': 'Es fehlt noch etwas.',
  'Reload the page and try again.': 'Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'The payment service does not answer just now. Please try again.':
    'Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es noch einmal.',
  'The payment service does not make this refund. Look at the payment in its dashboard.':
    'Der Zahlungsdienst führt diese Erstattung nicht aus. Sehen Sie die Zahlung bei ihm selbst an.',
  'The payment service no longer knows this payment: it may have been made with other keys. Look for it in its dashboard.':
    'Der Zahlungsdienst kennt diese Zahlung nicht mehr: Vielleicht gehört sie zu anderen Schlüsseln. Suchen Sie sie bei ihm selbst.',
  'This licence was changed meanwhile. Load the page again to see what it says now.':
    'Diese Lizenz wurde inzwischen geändert. Laden Sie die Seite neu.',
  'This licence is no longer in force, so it cannot be changed.':
    'Diese Lizenz gilt nicht mehr, also lässt sie sich nicht ändern.',
  'This licence became {by}. Revoke that one.': 'Aus dieser Lizenz wurde {by}. Widerrufen Sie die.',
  'The money of this licence went back, so it has ended for good. Sell it anew.':
    'Das Geld für diese Lizenz ist erstattet, also ist sie endgültig beendet. Verkaufen Sie sie neu.',
  'Of {received} at most {left} can still go back.':
    'Von {received} können höchstens noch {left} erstattet werden.',
  'Meanwhile {who} gave money back: {left} is left. Look again, then decide.':
    'Inzwischen hat {who} Geld erstattet: {left} sind noch da. Sehen Sie noch einmal hin und entscheiden Sie dann.',
  'Meanwhile money went back elsewhere: {left} is left. Look again, then decide.':
    'Inzwischen wurde anderswo Geld erstattet: {left} sind noch da. Sehen Sie noch einmal hin und entscheiden Sie dann.',
  'Choose what goes back: a line, or an amount above 0.':
    'Wählen Sie, was erstattet wird: eine Position oder einen Betrag über 0.',
  'Choose what goes back: all, lines, or an amount.':
    'Wählen Sie, was erstattet wird: alles, Positionen oder ein Betrag.',
  'Choose whether the licences stay.': 'Wählen Sie, ob die Lizenzen bleiben.',
  'Write why, for whoever reads this later.':
    'Schreiben Sie, warum, für alle, die das später lesen.',
  'The whole payment went back already, or is on its way.':
    'Die ganze Zahlung ist schon erstattet oder unterwegs.',
  'The money for one of these lines went back already. Choose others.':
    'Eine dieser Positionen ist schon erstattet. Wählen Sie andere.',
  'No payment came for this order, so there is nothing to give back.':
    'Für diese Bestellung kam keine Zahlung, also gibt es nichts zu erstatten.',
  'The payment has only just come. Reload the page in a minute, then give it back.':
    'Die Zahlung kam gerade erst. Laden Sie die Seite in einer Minute neu und erstatten Sie dann.',
  'The buyer’s bank is looking at this payment. Until it has decided, nothing can be given back.':
    'Die Bank des Käufers prüft diese Zahlung. Bis sie entschieden hat, kann nichts erstattet werden.',
  'This order no longer waits for a decision. Reload the page to see what became of it.':
    'Diese Bestellung wartet nicht mehr auf eine Entscheidung. Laden Sie die Seite neu.',
  'The whole payment went back to the buyer, so nothing is delivered for it. Cancel the order.':
    'Die ganze Zahlung ist erstattet, also wird nichts dafür geliefert. Stornieren Sie die Bestellung.',
  'The payment came in {came}, and the order is in {ordered}: give it back, and the buyer can order again.':
    'Die Zahlung kam in {came}, die Bestellung ist in {ordered}: Erstatten Sie sie, dann kann der Käufer neu bestellen.',
  '{money} of the buyer’s are still here. Give them back, or accept the order.':
    '{money} des Käufers sind noch hier. Erstatten Sie sie, oder nehmen Sie die Bestellung an.',
  'An order that is {from} cannot become {to}.':
    'Das geht bei dieser Bestellung in ihrem jetzigen Stand nicht. Laden Sie die Seite neu.',
  'This order has no mail to send again: it is not paid, or its money went back.':
    'Zu dieser Bestellung gibt es keine Mail: Sie ist nicht bezahlt, oder ihr Geld ist erstattet.',
  'This order does not wait for a bank transfer.': 'Diese Bestellung wartet auf keine Überweisung.',
  'More would be credited than is left of the invoice.':
    'Es würde mehr gutgeschrieben, als von der Rechnung übrig ist.',
  'Name the licence.': 'Wählen Sie die Lizenz.',
  'Choose a licence.': 'Wählen Sie eine Lizenz.',
  'Write the name of whoever holds the licence.': 'Schreiben Sie den Namen des Lizenznehmers.',
  'Write the note.': 'Schreiben Sie die Notiz.',
  'Write the amount that came.': 'Schreiben Sie den Betrag, der kam.',
  'Write the day on which it came.': 'Schreiben Sie den Tag, an dem er kam.',
  'Write your name.': 'Schreiben Sie den Namen.',
  'This quote is being paid just now. Wait until its payment is through, or has failed.':
    'Dieses Angebot wird gerade bezahlt. Warten Sie, bis die Zahlung durch oder gescheitert ist.',
  'This quote has been paid.': 'Dieses Angebot ist bezahlt.',
  'This quote was valid until {day}. Ask for it anew on its page.':
    'Dieses Angebot galt bis {day}. Erstellen Sie es neu.',
  'This quote was withdrawn. Write to us if you did not expect that.':
    'Dieses Angebot ist zurückgezogen.',
  'This quote has no address of its client, which the invoice needs. Make it anew.':
    'Diesem Angebot fehlt die Anschrift des Kunden, die die Rechnung braucht. Erstellen Sie es neu.',
  'An upgrade is priced on the day it is bought. Take it out of the cart to have the rest quoted.':
    'Eine Erweiterung bekommt ihren Preis am Tag des Kaufs. Nehmen Sie sie aus dem Warenkorb, um den Rest anzubieten.',
  'There is no such cart. Copy its whole address.':
    'Diesen Warenkorb gibt es nicht. Kopieren Sie seine ganze Adresse.',
  'Choose fonts, paste the address of a cart, or write a line of your own.':
    'Wählen Sie Schriften, fügen Sie die Adresse eines Warenkorbs ein, oder schreiben Sie eine eigene Position.',
  'Choose fonts here or paste the address of a cart, not both.':
    'Wählen Sie hier Schriften, oder fügen Sie die Adresse eines Warenkorbs ein, nicht beides.',
  'A quote holds {most} lines of your own at most.':
    'Ein Angebot fasst höchstens {most} eigene Positionen.',
  'Write what this is for.': 'Schreiben Sie, wofür das ist.',
  'Write the address of the company as well: a VAT number counts in its own country.':
    'Schreiben Sie auch die Anschrift der Firma: Eine USt-IdNr. zählt in ihrem eigenen Land.',
  'Write the company that the VAT number belongs to, or remove the number.':
    'Schreiben Sie die Firma, der die USt-IdNr. gehört, oder nehmen Sie die Nummer heraus.',
  'A digit of this VAT number is wrong: its check digits do not fit. Compare it with your papers.':
    'Eine Ziffer dieser USt-IdNr. ist falsch: Die Prüfziffern passen nicht. Vergleichen Sie sie mit Ihren Unterlagen.',
  'The EU’s register VIES does not know this number, so it does not count. Compare it with your papers.':
    'VIES, das Register der EU, kennt diese Nummer nicht, also zählt sie nicht. Vergleichen Sie sie mit Ihren Unterlagen.',
  'A VAT number begins with its country, such as DE, GB or CHE.':
    'Eine USt-IdNr. beginnt mit ihrem Land, etwa DE, GB oder CHE.',
  'VAT numbers of {country} are not taken here: leave the number out.':
    '{country}: Nummern von dort zählen hier nicht. Lassen Sie sie weg.',
  'This is not a VAT number of {country}.': 'Das ist keine USt-IdNr. von {country}.',
  'This is a VAT number of {country}, and you chose {other}.':
    'Das ist eine USt-IdNr. von {country}, und gewählt ist {other}.',
  'Choose the last day on which it can be paid.':
    'Wählen Sie den letzten Tag, an dem es bezahlt werden kann.',
  'Write the amount of “{text}” in {currency} ({code}), such as {such}.':
    'Schreiben Sie den Betrag von „{text}“ in {code}, etwa {such}.',
  'More comes off than the rest costs. Take off less.':
    'Es wird mehr abgezogen, als der Rest kostet. Ziehen Sie weniger ab.',
  'Your cart is empty. Choose a typeface first.':
    'Der Warenkorb ist leer. Wählen Sie erst eine Schrift.',
  'Choose a typeface first.': 'Wählen Sie erst eine Schrift.',
  'A chosen style is not in this shop. Remove it and choose again.':
    'Ein gewählter Schnitt ist nicht in diesem Shop. Entfernen Sie ihn und wählen Sie neu.',
  '{name} is not for sale at present. Remove it to go on.':
    '{name} ist zurzeit nicht zu kaufen. Entfernen Sie es, um fortzufahren.',
  'A chosen licence cannot be bought here. Choose another.':
    'Eine gewählte Lizenz ist hier nicht zu kaufen. Wählen Sie eine andere.',
  '“{label}” has no price in this shop. Write to us, and we make you an offer.':
    '„{label}“ hat in diesem Shop keinen Preis. Schreiben Sie eine eigene Position dafür.',
  'Write the answer to “{label}”: it stands on your licence.':
    'Schreiben Sie die Antwort auf „{label}“: Sie steht auf der Lizenz.',
  'Write the domain, such as example.org.': 'Schreiben Sie die Domain, etwa example.org.',
  'Write a domain, such as example.org.': 'Schreiben Sie eine Domain, etwa example.org.',
  'We do not sell to {country} yet.': 'Nach {country} wird noch nicht verkauft.',
  'We cannot sell to {country} yet: its VAT is not set up.':
    'Nach {country} kann noch nicht verkauft werden: Die Umsatzsteuer ist nicht eingerichtet.',
  'A newer release has taken its place: announce that one.':
    'Eine neuere Ausgabe ist an ihre Stelle getreten: Kündigen Sie die an.',
  'Its typeface is not published, so nobody could fetch it. Publish the typeface first.':
    'Die Schrift ist nicht veröffentlicht, also könnte sie niemand laden. Veröffentlichen Sie sie erst.',
  'Nobody is to be told of this release: no licence in force covers what it changed, or its holders want no such mails.':
    'Für diese Ausgabe ist niemand zu benachrichtigen: Keine gültige Lizenz umfasst, was sie geändert hat, oder die Inhaber wollen keine solchen Mails.',
  'The price of {names} cannot be read.': 'Der Preis von {names} ist nicht zu lesen.',
  'Prices of styles have no draft: the shop shows them as soon as they are saved. Publish, or save them here first.':
    'Preise von Schnitten haben keinen Entwurf: Der Shop zeigt sie, sobald sie gesichert sind. Veröffentlichen Sie, oder sichern Sie erst hier die Preise.',
  'Somebody else changed the price of {names} meanwhile. Look again before you save.':
    'Jemand anderes hat inzwischen den Preis von {&names} geändert. Sehen Sie noch einmal hin, bevor Sie speichern.',
  'Somebody else changed these styles or their order meanwhile. Look again before you move one.':
    'Jemand anderes hat inzwischen diese Schnitte oder ihre Reihenfolge geändert. Sehen Sie noch einmal hin, bevor Sie einen verschieben.',
  'An order names every style once.': 'Eine Reihenfolge nennt jeden Schnitt einmal.',
  'Change a price first.': 'Ändern Sie erst einen Preis.',
  'Two shares of one typeface begin on the same day. Keep one of them.':
    'Zwei Anteile einer Schrift beginnen am selben Tag. Behalten Sie einen.',
  'Orders cannot be asked for like this. Open the list again.':
    'So lassen sich Bestellungen nicht abfragen. Öffnen Sie die Liste noch einmal.',
  'There is a coupon {code} already. Choose another code.':
    'Den Gutschein {code} gibt es schon. Wählen Sie einen anderen Code.',
  'This coupon has been used, and stays what it is. Make another one.':
    'Dieser Gutschein wurde benutzt und bleibt, wie er ist. Legen Sie einen anderen an.',
  'This coupon has been used. Let it end today instead.':
    'Dieser Gutschein wurde benutzt. Lassen Sie ihn stattdessen heute enden.',
  'This credit has been used in {currency}, and stays in it.':
    'Dieses Guthaben wurde in {currency} benutzt und bleibt dabei.',
  '{text} of this credit have been used: it cannot be less.':
    '{text} dieses Guthabens sind verbraucht: Weniger kann es nicht sein.',
  'A link leads to a page, a mail or a telephone: begin it with https://, mailto:, tel: or /.':
    'Ein Link führt zu einer Seite, einer Mail oder einem Telefon: Er beginnt mit https://, mailto:, tel: oder /.',
  'Choose a file.': 'Wählen Sie eine Datei.',
  '{address} belongs to {name} already. Take it out there.':
    '{address} gehört schon zu {name}. Nehmen Sie sie dort heraus.',
  'Choose a currency from the list: no card is charged in others.':
    'Wählen Sie eine Währung aus der Liste: In anderen wird keine Karte belastet.',
  'Use lower-case letters, digits and single hyphens.':
    'Nehmen Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
  'Use lower-case letters, digits and hyphens.':
    'Nehmen Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  "The address /{address} is the shop's own. Choose another.":
    'Die Adresse /{address} gehört dem Shop selbst. Wählen Sie eine andere.',
  'There is a price in {currency} already.': 'Einen Preis in {currency} gibt es schon.',
  'Write an amount, such as 45.00.': 'Schreiben Sie einen Betrag, etwa 45,00.',
  'Write a decimal number such as 1.5.': 'Schreiben Sie eine Zahl wie 1,5.',
  'Write a decimal number such as 0.75.': 'Schreiben Sie eine Zahl wie 0,75.',
  'Write this: pages, mails or documents say it.':
    'Füllen Sie das aus: Seiten, Mails oder Dokumente sagen es.',
  'This stands on one line.': 'Das steht auf einer Zeile.',
  'This picture is broken: it ends too soon or cannot be read. Save it anew from the program it was made with.':
    'Dieses Bild ist beschädigt: Es endet zu früh oder lässt sich nicht lesen. Speichern Sie es neu aus dem Programm, mit dem es gemacht wurde.',
}
