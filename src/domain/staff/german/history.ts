/** What happened to an order: who, what, and reasons the shop itself gives. */
export const HISTORY_IN_GERMAN: Record<string, string> = {
  Buyer: 'Käufer',
  Staff: 'Mitarbeiter',
  'Demo payments': 'Demo-Zahlungen',
  'Ordered, for {money}.': 'Bestellt, für {money}.',
  'Paid and delivered, {money}.': 'Bezahlt und geliefert, {money}.',
  'Will be paid by bank transfer, {money}.': 'Wird überwiesen, {money}.',
  '{money} came by bank transfer on {on}.': '{money} kamen per Überweisung am {on}.',
  'Cancelled.': 'Storniert.',
  'Stopped: the payment does not fit.': 'Angehalten: Die Zahlung passt nicht.',
  'Accepted as it came, and delivered.': 'So angenommen und geliefert.',
  'Wants {money} to go back.': 'Will {~money} erstatten.',
  'Wants {money} to go back, and its licences to end.':
    'Will {~money} erstatten und die Lizenzen beenden.',
  'Wants {money} to go back, and its licences to stay.':
    'Will {~money} erstatten; die Lizenzen bleiben.',
  '{money} are on their way.': '{~money} sind unterwegs.',
  '{money} are on their way to {card}.': '{~money} sind unterwegs zu {card}.',
  '{money} went back.': '{~money} wurden erstattet.',
  '{money} went back, its licences ended.': '{~money} wurden erstattet, die Lizenzen sind beendet.',
  '{money} went back, licences kept.': '{~money} wurden erstattet, die Lizenzen bleiben.',
  '{money} went back to {card}.': '{~money} wurden auf {card} erstattet.',
  '{money} went back to {card}, its licences ended.':
    '{~money} wurden auf {card} erstattet, die Lizenzen sind beendet.',
  '{money} went back to {card}, licences kept.':
    '{~money} wurden auf {card} erstattet, die Lizenzen bleiben.',
  '{money} are here again: the buyer’s bank did not take them after all.':
    '{~money} sind wieder da: Die Bank des Käufers hat sie doch nicht angenommen.',
  '{money} could not go back.': '{~money} konnten nicht erstattet werden.',
  '{money} and {credit} of credit': '{money} und {credit} Guthaben',
  '{credit} of credit': '{credit} Guthaben',
  'The buyer’s bank asks about {money}. No money was taken; answer it at Stripe, or give the money back.':
    'Die Bank des Käufers fragt nach {money}. Es wurde kein Geld genommen; antworten Sie bei Stripe, oder geben Sie das Geld zurück.',
  'The bank’s question is closed: {money} stay.':
    'Die Frage der Bank ist erledigt: {money} bleiben.',
  'The buyer’s bank disputes {money}. Downloads are paused.':
    'Die Bank des Käufers bestreitet {money}. Downloads ruhen.',
  'The dispute is won after all: {money} are here again.':
    'Die Rückbuchung ist doch abgewiesen: {money} sind wieder da.',
  'The dispute is won: {money} stay. Downloads are open again.':
    'Die Rückbuchung ist abgewiesen: {money} bleiben. Downloads sind wieder offen.',
  'The dispute is lost: {money} are gone, and the licences have ended.':
    'Die Rückbuchung ist verloren: {money} sind fort, und die Lizenzen sind beendet.',
  'Credit note {note} no longer counts: {reversal} reverses it.':
    'Gutschrift {note} gilt nicht mehr: {reversal} hebt sie auf.',
  'Mail to the buyer: {mail}.': 'Mail an den Käufer: {~mail}.',
  'A mail to the buyer could not be delivered: {mail}.':
    'Eine Mail an den Käufer kam nicht an: {~mail}.',
  'Sends a mail again to {to}: {mail}.': 'Sendet noch einmal eine Mail an {to}: {~mail}.',
  'the fonts': 'die Schriften',
  'the payment failed': 'die Zahlung ist gescheitert',
  'the licence, to its licensee': 'die Lizenz, an ihren Lizenznehmer',
  'money back': 'Erstattung',
  'the money did not go back after all': 'die Erstattung kam doch nicht zustande',
  'where to transfer to': 'wohin zu überweisen ist',
  'the transfer is overdue': 'die Überweisung ist überfällig',
  'Licence {from} became {to}, by an upgrade.': 'Aus Lizenz {from} wurde {to}, durch Erweiterung.',
  'Licence {from} became {to}, by an upgrade, order {other}.':
    'Aus Lizenz {from} wurde {to}, durch Erweiterung, Bestellung {other}.',
  'Licence {from} became {to}, by a renewal.': 'Aus Lizenz {from} wurde {to}, durch Verlängerung.',
  'Licence {from} became {to}, by a renewal, order {other}.':
    'Aus Lizenz {from} wurde {to}, durch Verlängerung, Bestellung {other}.',
  'The term of licence {licence} is over.': 'Die Laufzeit von Lizenz {licence} ist um.',
  'The term of licence {licence} is over: it goes on as {next}.':
    'Die Laufzeit von Lizenz {licence} ist um: Sie geht weiter als {next}.',
  'Licence {licence} corrected.': 'Lizenz {licence} berichtigt.',
  'Licence {licence} changed by its holder.': 'Lizenz {licence} vom Inhaber geändert.',
  'Licence {licence} revoked, and its downloads with it.':
    'Lizenz {licence} widerrufen, mit ihren Downloads.',
  'Licence {licence} is valid again.': 'Lizenz {licence} ist wieder gültig.',
  'Note.': 'Notiz.',
  'The VAT number was let pass.': 'Die USt-IdNr. wurde durchgelassen.',
  'The VAT number is confirmed.': 'Die USt-IdNr. ist bestätigt.',
  'The VAT number is denied.': 'Die USt-IdNr. ist verneint.',
  'VIES knows the VAT number.': 'VIES kennt die USt-IdNr.',
  'VIES does not know the VAT number.': 'VIES kennt die USt-IdNr. nicht.',
  'VIES gave no answer; the VAT number was let pass, and is asked for again.':
    'VIES hat nicht geantwortet; die USt-IdNr. wurde durchgelassen und wird wieder abgefragt.',
  'Fonts of licence {licence} fetched.': 'Schriften der Lizenz {licence} geladen.',
  '{came} came for {total} ({intent}).': '{came} kamen für {total} ({intent}).',
  '{came} came after the order was cancelled ({intent}).':
    '{came} kamen, nachdem die Bestellung storniert war ({intent}).',
  '{gone} of {came} went back before anything was delivered ({intent}).':
    '{gone} von {came} gingen zurück, bevor etwas geliefert war ({intent}).',
  'Its payment was given back.': 'Ihre Zahlung wurde erstattet.',
  'The bank took its payment back.': 'Die Bank hat ihre Zahlung zurückgeholt.',
  'What was paid for the licence it was upgraded from was given back.':
    'Was für die Lizenz bezahlt war, aus der sie wurde, ist erstattet.',
  'The payment service no longer knows this payment.':
    'Der Zahlungsdienst kennt diese Zahlung nicht mehr.',
  'Not used: the shop has no price list in {currency}.':
    'Ungenutzt: Der Shop hat keine Preisliste in {currency}.',
  'Not used: in {currency} the price itself counts.':
    'Ungenutzt: In {currency} zählt der Preis selbst.',
  'Not used: what has no price in {currency} is sold in no currency.':
    'Ungenutzt: Was in {currency} keinen Preis hat, wird in keiner Währung verkauft.',
  'Buyers pay {is} in place of {was}, which the price list makes of {price}.':
    'Käufer zahlen {is} anstelle von {was}, die die Preisliste aus {price} macht.',
  'Not sold: it has no price.': 'Nicht zu kaufen: Es hat keinen Preis.',
  'Not sold: a style has no master, or a typeface is not published.':
    'Nicht zu kaufen: Ein Schnitt hat keinen Master, oder eine Schrift ist nicht veröffentlicht.',
  'Sold: {count} styles of {&names}, some of them in no other way.':
    'Zu kaufen: {count} Schnitte aus {&names}, einige davon nur so.',
  'Sold: {count} styles of {&names}, {parts} without the bundle.':
    'Zu kaufen: {count} Schnitte aus {&names}, ohne das Paket {parts}.',
  'Nobody will take it: {count} styles of {&names} cost {parts} without the bundle, which is no more.':
    'Niemand wird es nehmen: {count} Schnitte aus {&names} kosten ohne das Paket {parts}, und das ist nicht mehr.',
  'Paid and delivered': 'Bezahlt und geliefert',
  'Bank transfer chosen': 'Überweisung gewählt',
  'Bank transfer arrived': 'Überweisung eingegangen',
  'Accepted as it came': 'Angenommen, wie sie kam',
  'Refund wanted': 'Erstattung verlangt',
  'Refund on its way': 'Erstattung unterwegs',
  'Refund failed': 'Erstattung gescheitert',
  'The bank asks': 'Die Bank fragt',
  'The bank’s question closed': 'Frage der Bank erledigt',
  'Dispute won': 'Anfechtung gewonnen',
  'Dispute lost': 'Anfechtung verloren',
  'Credit note reversed': 'Rechnungskorrektur storniert',
  'Mail sent': 'Mail verschickt',
  'Mail failed': 'Mail gescheitert',
  'Mail sent again': 'Mail erneut verschickt',
  'Licence upgraded': 'Lizenz erweitert',
  'Licence renewed': 'Lizenz verlängert',
  'Licence expired': 'Lizenz abgelaufen',
  'Licence changed': 'Lizenz geändert',
  'Licence revoked': 'Lizenz widerrufen',
  'Licence restored': 'Lizenz wieder gültig',
  'VAT number let pass': 'USt-IdNr. durchgelassen',
  'VAT number confirmed': 'USt-IdNr. bestätigt',
  'VAT number denied': 'USt-IdNr. abgelehnt',
  'Fonts fetched': 'Fonts geholt',
  'Of the other mode, left alone': 'Vom anderen Modus, nicht beachtet',
  'Awaiting the buyer’s bank': 'Wartet auf die Bank des Käufers',
  Processing: 'Wird verarbeitet',
  Yes: 'Ja',
  No: 'Nein',
  'What to do': 'Was zu tun ist',
  'Telling its holders': 'Den Inhabern sagen',
  'Clause of the licence': 'Klausel der Lizenz',
  'What is asked for': 'Wonach gefragt wird',
  'Words of the link': 'Worte des Links',
  'Times the price': 'Faktor auf den Preis',
  Preparing: 'Wird vorbereitet',
  Filters: 'Filter',
}
