/** The groups of the navigation, and what staff may do. */
export const AREAS_IN_GERMAN: Record<string, string> = {
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
