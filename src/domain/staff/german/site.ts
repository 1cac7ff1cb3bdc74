/** Pages, pictures, menus. */
export const SITE_IN_GERMAN: Record<string, string> = {
  Pages: 'Seiten',
  'Pages of words: about the foundry, imprint, terms.':
    'Seiten mit Text: über die Schriftgießerei, Impressum, AGB.',
  Title: 'Titel',
  SEO: 'SEO',
  Description: 'Beschreibung',
  'Empty: the name, what it is, and the name of the shop.':
    'Leer: der Name, was es ist, und der Name des Shops.',
  'Empty: the words the page begins with.': 'Leer: die Worte, mit denen die Seite beginnt.',
  '1200 × 630 pixels. Empty: the name of a typeface set in itself; for a page the picture of the shop, else its title.':
    '1200 × 630 Pixel. Leer: der Name einer Schrift, in ihr gesetzt; bei einer Seite das Bild des Shops, sonst ihr Titel.',
  'Saved by': 'Gespeichert von',
  'The first paragraph, set large.': 'Der erste Absatz, groß gesetzt.',
  Content: 'Inhalt',
  'Page the law asks for': 'Vom Gesetz verlangte Seite',
  'Which of the pages the law asks for this is.':
    'Welche der vom Gesetz verlangten Seiten dies ist.',
  Imprint: 'Impressum',
  Privacy: 'Datenschutz',
  'Terms of sale': 'AGB',
  Withdrawal: 'Widerruf',
  'Picture or file': 'Bild oder Datei',
  Media: 'Bilder und Dateien',
  'Pictures, videos and PDFs that everybody may see.':
    'Bilder, Videos und PDFs, die alle sehen dürfen.',
  'What it shows': 'Was es zeigt',
  'What a picture or a video shows, for those who cannot see it. Of a PDF: its title.':
    'Was ein Bild oder Video zeigt, für alle, die es nicht sehen können. Bei einem PDF: sein Titel.',
  'Taken out of the SVG': 'Aus dem SVG herausgenommen',
  Story: 'Beitrag',
  'News and essays': 'Neues und Essays',
  'What the foundry says: what is new, and essays on letters.':
    'Was die Schriftgießerei sagt: was neu ist, und Essays über Buchstaben.',
  'The title is set in it, here and in lists.': 'In ihr ist der Titel gesetzt, hier und in Listen.',
  Summary: 'Zusammenfassung',
  'One or two sentences: above an essay, in lists and feeds.':
    'Ein oder zwei Sätze: über einem Essay, in Listen und Feeds.',
  'The story itself. What is not complete yet is left out for visitors.':
    'Der Beitrag selbst. Was noch nicht vollständig ist, sehen Besucher nicht.',
  News: 'Neues',
  Essay: 'Essay',
  Essays: 'Essays',
  Date: 'Datum',
  Author: 'Wer es schrieb',
  'Who wrote it. Empty: the shop.': 'Wer es geschrieben hat. Leer: der Shop.',
  'What it is about': 'Worum es geht',
  'Linked at its end, and their pages link to it.':
    'Am Ende verlinkt, und ihre Seiten verlinken hierher.',
  Redirect: 'Weiterleitung',
  Redirects: 'Weiterleitungen',
  'Old addresses that lead to new ones.': 'Alte Adressen, die zu neuen führen.',
  '307 - Temporary Redirect': '307: vorläufig',
  '308 - Permanent Redirect': '308: für immer',
  Menus: 'Menüs',
  Bar: 'Leiste',
  'Beside the name, at the top of every page. Empty: what stands here at first.':
    'Neben dem Namen, oben auf jeder Seite. Leer: was hier zuerst steht.',
  'My licences': 'Meine Lizenzen',
  Link: 'Link',
  Links: 'Links',
  'A page': 'Eine Seite',
  Explore: 'Explore',
  'Another address': 'Eine andere Adresse',
  'The link is shown while the page is published.':
    'Der Link steht da, solange die Seite veröffentlicht ist.',
  Foot: 'Fuß',
  'At the end of every page. Empty: the catalogue and every page. My licences and the pages the law asks for are always there.':
    'Am Ende jeder Seite. Leer: der Katalog und jede Seite. Meine Lizenzen und die vom Gesetz verlangten Seiten stehen immer da.',
  'Lead whoever comes to the old address here': 'Wer zur alten Adresse kommt, hierher führen',
}
