/** A licence type as a new shop may begin with it. */
export type StarterLicenceType = {
  key: string
  name: string
  position: number
  kind: 'retail' | 'trial'
  /** What a tier counts; empty where there are no tiers. */
  unit: string
  summary: { may: string[]; may_not: string[] }
  formats: ('OTF' | 'TTF' | 'WOFF2' | 'WOFF' | 'TRIAL')[]
  tiers: { key: string; label: string; short: string; multiplier: string }[]
  /** What the buyer tells of the use. */
  questions?: { key: string; label: string; kind: 'text' | 'domain'; hint: string }[]
  /** Title of its text. */
  eula: string
}

/** A tier names an upper limit; the price of a style is multiplied by it. */
export const STARTER_LICENCE_TYPES: StarterLicenceType[] = [
  {
    key: 'desktop',
    name: 'Desktop',
    position: 10,
    kind: 'retail',
    unit: 'users',
    summary: {
      may: [
        'Install the fonts on the computers of your users',
        'Design anything that is printed, or shown or sent as a still image or a PDF',
        'Draw a logo with them, and register it',
        'Lend a copy to a printer for as long as the job takes',
      ],
      may_not: [
        'Put the font files on a website or into an app',
        'Set titles or graphics of a film',
        'Pass the fonts on to people outside the licence',
        'Sell what you made from them as a font',
      ],
    },
    formats: ['OTF', 'TTF'],
    tiers: [
      { key: 'users-1', label: '1 user', short: '1', multiplier: '1' },
      { key: 'users-2-5', label: '2–5 users', short: '2–5', multiplier: '1.5' },
      { key: 'users-6-20', label: '6–20 users', short: '6–20', multiplier: '2.5' },
      { key: 'users-21-100', label: '21–100 users', short: '21–100', multiplier: '4' },
    ],
    eula: 'Desktop licence',
  },
  {
    key: 'web',
    name: 'Web',
    position: 20,
    kind: 'retail',
    unit: 'views a month',
    summary: {
      may: [
        'Serve the fonts to the visitors of your own websites',
        'Cut them down to the characters your pages need',
        'Set your newsletters in them',
      ],
      may_not: [
        'Let other people’s websites load them from yours',
        'Install them on a computer to design with: that is Desktop',
        'Offer them for download',
      ],
    },
    formats: ['WOFF2', 'WOFF'],
    tiers: [
      { key: 'views-10k', label: 'to 10 000 views', short: '10 000', multiplier: '1' },
      { key: 'views-100k', label: 'to 100 000 views', short: '100 000', multiplier: '1.5' },
      { key: 'views-1m', label: 'to 1 million views', short: '1 million', multiplier: '2.5' },
      { key: 'views-10m', label: 'to 10 million views', short: '10 million', multiplier: '4' },
    ],
    questions: [
      {
        key: 'domain',
        label: 'Domain',
        kind: 'domain',
        hint: 'Your main one. Your other sites are covered too.',
      },
    ],
    eula: 'Web licence',
  },
  {
    key: 'app',
    name: 'App',
    position: 30,
    kind: 'retail',
    unit: 'apps',
    summary: {
      may: [
        'Put the fonts inside your apps, on every platform',
        'Give the app to as many people as you like',
        'Ship updates of the same app for good',
      ],
      may_not: [
        'Let people who use the app take the font files out',
        'Let them make their own documents with the fonts',
        'Count two apps as one because they share a name',
      ],
    },
    formats: ['OTF', 'TTF'],
    tiers: [
      { key: 'apps-1', label: '1 app', short: '1', multiplier: '2' },
      { key: 'apps-2-5', label: '2–5 apps', short: '2–5', multiplier: '3' },
      { key: 'apps-6-20', label: '6–20 apps', short: '6–20', multiplier: '5' },
      { key: 'apps-any', label: 'any number of apps', short: 'any', multiplier: '8' },
    ],
    questions: [
      {
        key: 'app',
        label: 'Name of the app',
        kind: 'text',
        hint: 'Of several, the first or the one that is known best.',
      },
    ],
    eula: 'App licence',
  },
  {
    key: 'trial',
    name: 'Trial',
    position: 40,
    kind: 'trial',
    unit: '',
    summary: {
      may: [
        'Try the fonts in layouts, mock-ups and code',
        'Show the result to the client and to your team',
      ],
      may_not: ['Publish, print or launch anything set in them', 'Pass the trial files on'],
    },
    formats: ['TRIAL'],
    tiers: [],
    eula: 'Trial licence',
  },
]
