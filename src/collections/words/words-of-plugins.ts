/** What plugins of Payload's say, where they have no German, or not a foundry's English. */
export const wordsOfPlugins = {
  en: {
    'plugin-redirects': {
      customUrl: 'Another address',
      documentToRedirect: 'Page or typeface',
      fromUrl: 'Old address',
      internalLink: 'A page or a typeface',
      redirectType: 'For how long',
      toUrlType: 'Leads to',
    },
  },
  de: {
    'plugin-redirects': {
      customUrl: 'Eine andere Adresse',
      documentToRedirect: 'Seite oder Schrift',
      fromUrl: 'Alte Adresse',
      internalLink: 'Eine Seite oder eine Schrift',
      redirectType: 'Für wie lange',
      toUrlType: 'Führt zu',
    },
  },
}
