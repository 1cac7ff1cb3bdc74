/** What is odd about a family that comes in, and what a new master changes. */
export const WARNINGS_IN_GERMAN: Record<string, string> = {
  '{count} files are meant for {name}. Choose one, or make the others styles of their own.':
    '{count} Dateien sind für {name} vorgesehen. Wählen Sie eine, oder machen Sie aus den anderen eigene Schnitte.',
  '{count} styles are called {name}. Each needs a name of its own.':
    '{count} Schnitte heißen {name}. Jeder braucht einen eigenen Namen.',
  'A style has no name. Give it one.': 'Ein Schnitt hat keinen Namen. Geben Sie ihm einen.',
  '{names} have the same weight, width and slope: browsers and menus cannot tell them apart.':
    '{&names} haben dieselbe Fette, Breite und Lage: Browser und Menüs können sie nicht unterscheiden.',
  '{names} has no italic, though other styles of the family have theirs.':
    '{&names} hat keine Kursive, andere Schnitte der Familie schon.',
  '{names} have no italic, though other styles of the family have theirs.':
    '{&names} haben keine Kursive, andere Schnitte der Familie schon.',
  '{names} has no upright, though other styles of the family have theirs.':
    '{&names} hat keine Aufrechte, andere Schnitte der Familie schon.',
  '{names} have no upright, though other styles of the family have theirs.':
    '{&names} haben keine Aufrechte, andere Schnitte der Familie schon.',
  'The {tag} axis of {name} has its default at {at}, off its range of {min} to {max}: browsers may show no variation at all.':
    'Die Achse {tag} von {name} hat ihren Grundwert bei {at}, außerhalb von {min} bis {max}: Browser zeigen dann womöglich keine Variation.',
  "The wght axis of {name} runs from {min} to {max}, not on CSS's scale of 1 to 1000, where 400 is regular and 700 bold: regular and bold text on web pages come out at its ends. Map the axis to that scale if you can.":
    'Die Achse wght von {name} reicht von {min} bis {max}, nicht auf der Skala von CSS von 1 bis 1000, auf der 400 normal und 700 fett ist: Normaler und fetter Text auf Websites steht dann an ihren Enden. Legen Sie die Achse wenn möglich auf diese Skala.',
  'The previews of {name} stand at {place}, {why}.':
    'Die Vorschau von {name} steht bei {place}, {~why}.',
  'off its range of {min} to {max}': 'außerhalb von {min} bis {max}',
  'which the file does not have': 'was die Datei nicht hat',
  '{name} is planned as {slope}, but its file says {said}.':
    '{name} ist als {~slope} geplant, aber die Datei sagt {~said}.',
  '{name} has colours or pictures ({tables}), which only its paid files keep: previews, trials and menus show its plain outlines, and what has none stays blank.':
    '{name} hat Farben oder Bilder ({&tables}), die nur die bezahlten Dateien behalten: Vorschau, Testfonts und Menüs zeigen die einfarbigen Konturen, und was keine hat, bleibt leer.',
  '{name} holds signs and no letters: no text can be set in it. A new typeface begins with its own signs as its name and samples, all of them in the preview; choose others on its page.':
    '{name} enthält Zeichen und keine Buchstaben: Text lässt sich damit nicht setzen. Eine neue Schrift beginnt mit ihren eigenen Zeichen als Namen und Mustern, alle in der Vorschau; wählen Sie auf ihrer Seite andere.',
  'The embedding bits (fsType) of {names} say it {what}.':
    'Die Einbettungsrechte (fsType) von {&names} sagen: {~what}.',
  'forbids every embedding: neither web pages, apps nor PDFs may carry it':
    'kein Einbetten, weder in Websites und Apps noch in PDFs',
  'allows embedding for viewing and printing only, not on web pages or in apps':
    'Einbetten nur zum Ansehen und Drucken, nicht in Websites oder Apps',
  'allows embedding in documents only, not on web pages or in apps':
    'Einbetten nur in Dokumente, nicht in Websites oder Apps',
  'forbids subsetting: no PDF may embed a part':
    'keine Teilmengen: kein PDF darf einen Teil einbetten',
  'allows only its bitmaps to be embedded': 'nur die Bitmaps dürfen eingebettet werden',
  '{names} have the same PostScript name, {name}: they cannot be installed together.':
    '{&names} haben denselben PostScript-Namen, {name}: Sie lassen sich nicht zusammen installieren.',
  'Versions differ: {odd}, the other styles {common}.':
    'Verschiedene Versionen: {&odd}, die anderen Schnitte {common}.',
  'Vertical metrics differ in {table}: {odd}, the other styles {common}, in thousandths of the em.':
    'Verschiedene vertikale Maße in {table}: {&odd}, die anderen Schnitte {common}, in Tausendsteln des Gevierts.',
  '{names} do not ask for the typo metrics (fsSelection bit 7), against the other styles.':
    '{&names} verlangen die Typo-Maße nicht (fsSelection Bit 7), anders als die anderen Schnitte.',
  '{names} ask for the typo metrics (fsSelection bit 7), against the other styles.':
    '{&names} verlangen die Typo-Maße (fsSelection Bit 7), anders als die anderen Schnitte.',
  'Units per em differ: {odd}, the other styles {common}.':
    'Verschiedene Einheiten je Geviert: {&odd}, die anderen Schnitte {common}.',
  'Characters that other styles have are missing: {lacks}.':
    'Es fehlen Zeichen, die andere Schnitte haben: {&lacks}.',
  'The new file of {name} is without {lost}: what was decided of {them} is shown nowhere.':
    'In der neuen Datei von {name} fehlt {&lost}: Was dazu entschieden war, ist nirgends zu sehen.',
  'Visitors were to set {axis} of {name} from {min} to {max}, but the file reaches from {low} to {high} only.':
    'Besucher sollten {axis} von {name} zwischen {min} und {max} einstellen, aber die Datei reicht nur von {low} bis {high}.',
  'Set texts stand as they are.': 'Gesetzte Texte bleiben, wie sie sind.',
  'The files could not be compared: check set texts.':
    'Die Dateien konnten nicht verglichen werden: Prüfen Sie gesetzte Texte.',
  'Line height changed from {before} to {after}.': 'Zeilenhöhe von {before} auf {after} geändert.',
  'Advance width of {characters} changed{rest}.': 'Dickte von {~characters} geändert{~rest}.',
  'Advance widths of {characters} changed{rest}.': 'Dickten von {~characters} geändert{~rest}.',
  'Kerning of {pairs} changed{rest}.': 'Unterschneidung von {~pairs} geändert{~rest}.',
  ', the most in {letter}; kerning of {count} pairs{rest}':
    ', am meisten bei {letter}; Unterschneidung von {count} Paaren{~rest}',
  ': {letter}; kerning of {count} pairs{rest}':
    ': {letter}; Unterschneidung von {count} Paaren{~rest}',
  '; kerning of {count} pairs{rest}': '; Unterschneidung von {count} Paaren{~rest}',
  ', the most in {letter}': ', am meisten bei {letter}',
  'One character is gone: {which}.': 'Ein Zeichen ist weg: {which}.',
  '{count} characters are gone: {which}.': '{~count} Zeichen sind weg: {&which}.',
  '{~characters} will be gone: {which}.': '{~characters} fallen weg: {which}.',
  'It no longer covers {which}.': 'Nicht mehr abgedeckt: {which}.',
  'It no longer offers {which}.': 'Nicht mehr dabei: {which}.',
  'Its vertical metrics differ: lines of set text will move.':
    'Die vertikalen Maße sind anders: Gesetzte Zeilen verschieben sich.',
  'It was {before} and becomes {after}.': 'War {~before} und wird {~after}.',
  'Axes change: {which} will be gone.': 'Achsen ändern sich: {which} fällt weg.',
  'Named instances go: {which}.': 'Benannte Instanzen fallen weg: {which}.',
  'It is older: version {fresh} would take the place of {old}.':
    'Sie ist älter: Version {fresh} träte an die Stelle von {old}.',
  'Its version is still {fresh}: buyers cannot tell the two files apart.':
    'Ihre Version ist noch {fresh}: Käufer können die beiden Dateien nicht unterscheiden.',
  'Its names differ: programs will take it for another font than before.':
    'Ihre Namen sind anders: Programme halten sie für einen anderen Font.',
  'Its embedding permission changes to {embedding}.': 'Das Einbettungsrecht wird zu: {~embedding}.',
  '1 character': '1 Zeichen',
  '{count} characters': '{count} Zeichen',
  '1 pair': '1 Paar',
  '{count} pairs': '{count} Paaren',
  installable: 'installierbar',
  editable: 'in bearbeitbaren Dokumenten',
  'preview and print': 'nur zum Ansehen und Drucken',
  restricted: 'verboten',
  Two: 'Zwei',
  Three: 'Drei',
  Four: 'Vier',
  Five: 'Fünf',
  Six: 'Sechs',
  Seven: 'Sieben',
  Eight: 'Acht',
  Nine: 'Neun',
  Ten: 'Zehn',
  Eleven: 'Elf',
  Twelve: 'Zwölf',
}
