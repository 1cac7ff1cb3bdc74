/** The blocks of pages. */
export const BLOCKS_IN_GERMAN: Record<string, string> = {
  Block: 'Baustein',
  Blocks: 'Bausteine',
  'Beneath the text, on the whole width of the page. What is not complete yet is left out for visitors.':
    'Unter dem Text, über die ganze Breite der Seite. Was noch nicht vollständig ist, sehen Besucher nicht.',
  Type: 'Schrift',
  Words: 'Wörter',
  'Pictures and files': 'Bilder und Dateien',
  'From the shop': 'Aus dem Shop',
  Specimen: 'Schriftmuster',
  Specimens: 'Schriftmuster',
  'A text of your own in one style of a typeface, as large as you like.':
    'Ein eigener Text in einem Schnitt einer Schrift, so groß Sie mögen.',
  'Empty: the upright nearest to a regular weight.':
    'Leer: der aufrechte Schnitt, der der normalen Stärke am nächsten ist.',
  'Empty: the first sample text of the typeface.': 'Leer: der erste Beispieltext der Schrift.',
  'From margin to margin, one line': 'Von Rand zu Rand, eine Zeile',
  'Large, for a few words': 'Groß, für wenige Wörter',
  'Medium, for a sentence': 'Mittel, für einen Satz',
  'Small, for a paragraph': 'Klein, für einen Absatz',
  Axes: 'Achsen',
  Heading: 'Überschrift',
  'Stands above it, and in the contents of the page. May stay empty.':
    'Steht darüber und im Inhalt der Seite. Darf leer bleiben.',
  'Text in columns': 'Text in Spalten',
  'Texts in columns': 'Texte in Spalten',
  'One column': 'Eine Spalte',
  'Two columns': 'Zwei Spalten',
  'Three columns': 'Drei Spalten',
  Columns: 'Spalten',
  'On a phone it is always one.': 'Auf dem Telefon ist es immer eine.',
  Picture: 'Bild',
  Pictures: 'Bilder',
  Caption: 'Bildunterschrift',
  'One line beneath it. May stay empty.': 'Eine Zeile darunter. Darf leer bleiben.',
  'From margin to margin': 'Von Rand zu Rand',
  'As wide as the text': 'So breit wie der Text',
}
