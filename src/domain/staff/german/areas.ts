/** The groups of the navigation, and what staff may do. */
export const AREAS_IN_GERMAN: Record<string, string> = {
  Sell: 'Verkauf',
  Catalogue: 'Katalog',
  Licensing: 'Lizenzen und Preise',
  Site: 'Website',
  Reports: 'Auswertungen',
  Settings: 'Einstellungen',
  System: 'System',
  Roles: 'Rollen',
  'Whoever has several may do what any of them may.': 'Wer mehrere hat, darf, was eine davon darf.',
  'Owner: everything, settings and staff included':
    'Inhaber: alles, auch Einstellungen und Mitarbeiter',
  'Sales: orders, quotes, customers, prices, reports':
    'Verkauf: Bestellungen, Angebote, Kunden, Preise, Auswertungen',
  'Fonts: typefaces, uploads, releases': 'Schriften: Schriften, Hochladen, Ausgaben',
  'Pages: pages, pictures, menus': 'Seiten: Seiten, Bilder, Menüs',
}
