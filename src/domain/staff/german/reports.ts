/** Designers, and what they are paid. */
export const REPORTS_IN_GERMAN: Record<string, string> = {
  Designer: 'Gestalter',
  'Designers and shares': 'Gestalter und Anteile',
  'Who drew the typefaces: their pages, and what the foundry pays them.':
    'Wer die Schriften gezeichnet hat: ihre Seiten, und was die Foundry ihnen zahlt.',
  'Has a page': 'Hat eine Seite',
  'Everybody sees it, and the pages of the typefaces lead to it.':
    'Alle sehen sie, und die Seiten der Schriften führen hin.',
  Person: 'Person',
  Studio: 'Studio',
  'A few lines': 'Ein paar Zeilen',
  'Who they are, in a few sentences. A blank line between paragraphs.':
    'Wer es ist, in ein paar Sätzen. Eine Leerzeile zwischen Absätzen.',
  'What they drew': 'Was sie gezeichnet haben',
  'Shown on their page. What is not published is left out.':
    'Steht auf der Seite. Was nicht veröffentlicht ist, entfällt.',
  'A designer': 'Ein Gestalter',
  'The link is shown while the designer has a page.':
    'Der Link steht da, solange der Gestalter eine Seite hat.',
  'Choose the designer it leads to.': 'Wählen Sie, zu wem der Link führt.',
  'For the statements you send.': 'Für die Abrechnungen, die Sie schicken.',
  Share: 'Anteil',
  Shares: 'Anteile',
  'Percent of a typeface’s net sales. For a change add a row with the day it begins; 0 ends it. All designers of a typeface have 100 % together at most. A typeface without shares has those of its superfamily.':
    'Prozent vom Nettoverkauf einer Schrift. Für eine Änderung eine Zeile mit dem Tag anfügen, an dem sie beginnt; 0 beendet sie. Alle Gestalter einer Schrift haben zusammen höchstens 100 %. Eine Schrift ohne Anteile hat die ihrer Superfamilie.',
  Percent: 'Prozent',
  'Sold from': 'Verkauft ab',
  'Empty: since ever.': 'Leer: seit jeher.',
}
