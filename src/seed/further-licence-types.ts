import type { SeedLicenceType } from './demo-foundry'

export const FURTHER_LICENCE_TYPES: SeedLicenceType[] = [
  {
    key: 'e-book',
    name: 'E-book',
    position: 32,
    kind: 'retail',
    unit: 'titles',
    summary: {
      may: [
        'Embed the fonts in your e-books, magazines and PDFs for sale',
        'Sell as many copies of a title as people want, in every shop',
        'Mend and reissue the same title for good',
      ],
      may_not: [
        'Leave the font files lying open beside the text',
        'Let readers set texts of their own with them',
        'Count a series as one title',
      ],
    },
    formats: ['OTF', 'TTF', 'WOFF2', 'WOFF'],
    tiers: [
      { key: 'titles-1', label: '1 title', short: '1', multiplier: '1' },
      { key: 'titles-2-10', label: '2–10 titles', short: '2–10', multiplier: '1.5' },
      { key: 'titles-11-50', label: '11–50 titles', short: '11–50', multiplier: '2.5' },
      { key: 'titles-any', label: 'any number of titles', short: 'any', multiplier: '4' },
    ],
    questions: [{ key: 'title', label: 'Title', kind: 'text', hint: 'Of several, the first.' }],
    eula: 'E-book licence',
  },
  {
    key: 'video',
    name: 'Video',
    position: 34,
    kind: 'retail',
    unit: 'shown',
    summary: {
      may: [
        'Set titles, subtitles and graphics of a film or a series',
        'Show it everywhere its tier reaches, and wherever a smaller one does',
        'Cut trailers and pictures for the press from it',
      ],
      may_not: [
        'Give the fonts to the company that shows it',
        'Let viewers change the text',
        'Use them for the name or the logo of a channel',
      ],
    },
    formats: ['OTF', 'TTF'],
    tiers: [
      { key: 'shown-online', label: 'shown online', short: 'online', multiplier: '1' },
      {
        key: 'shown-festivals',
        label: 'shown at festivals',
        short: 'festivals',
        multiplier: '1.5',
      },
      {
        key: 'shown-television',
        label: 'shown on television',
        short: 'television',
        multiplier: '3',
      },
      { key: 'shown-cinema', label: 'shown in cinemas', short: 'cinema', askUs: true },
    ],
    questions: [
      {
        key: 'title',
        label: 'Title of the film',
        kind: 'text',
        hint: 'Or of the series: all its parts are covered.',
      },
    ],
    eula: 'Video and broadcast licence',
  },
  {
    key: 'social',
    name: 'Social',
    position: 36,
    kind: 'retail',
    unit: 'channels',
    summary: {
      may: [
        'Set posts, stories and clips for your own channels',
        'Pay for their reach, and let others share them',
        'Leave what you posted where it is, for good',
      ],
      may_not: [
        'Post for clients: each needs a licence of its own',
        'Put the fonts into templates that others fill in',
        'Load the font files up to a service that lends them on',
      ],
    },
    formats: ['OTF', 'TTF'],
    tiers: [
      { key: 'channels-1', label: '1 channel', short: '1', multiplier: '1' },
      { key: 'channels-2-5', label: '2–5 channels', short: '2–5', multiplier: '1.5' },
      { key: 'channels-6-20', label: '6–20 channels', short: '6–20', multiplier: '2.5' },
      { key: 'channels-any', label: 'any number of channels', short: 'any', multiplier: '4' },
    ],
    questions: [
      {
        key: 'channel',
        label: 'Channel',
        kind: 'text',
        hint: 'The name it is known by. Of several, the first.',
      },
    ],
    eula: 'Social licence',
  },
  {
    key: 'server',
    name: 'Server',
    position: 38,
    kind: 'retail',
    unit: 'servers',
    summary: {
      may: [
        'Install the fonts on servers that set documents for you',
        'Let your customers fill in templates of yours',
        'Send them the result as an image or a PDF',
      ],
      may_not: [
        'Let customers choose the fonts for work of their own',
        'Hand the font files to whoever uses the service',
        'Run them for another company: it needs its own licence',
      ],
    },
    formats: ['OTF', 'TTF', 'WOFF2'],
    tiers: [
      { key: 'servers-1', label: '1 server', short: '1', multiplier: '4' },
      { key: 'servers-2-5', label: '2–5 servers', short: '2–5', multiplier: '6' },
      { key: 'servers-6-20', label: '6–20 servers', short: '6–20', multiplier: '10' },
      { key: 'servers-more', label: 'more than 20 servers', short: 'more', askUs: true },
    ],
    questions: [
      {
        key: 'service',
        label: 'Name of the service',
        kind: 'text',
        hint: 'What the servers set documents for.',
      },
    ],
    eula: 'Server licence',
  },
]

/** Sold by agreement: what fits is worked out in letters. */
export const SPECIAL_LICENCE_TYPES: SeedLicenceType[] = [
  {
    key: 'logo',
    name: 'Logo',
    position: 50,
    kind: 'special',
    unit: '',
    summary: {
      may: [
        'Own the drawing of your logo outright, with every right to it',
        'Have letters redrawn by us until they are yours alone',
      ],
      may_not: ['Stop others from setting the same word in the same typeface'],
    },
    formats: ['OTF', 'TTF'],
    tiers: [],
    eula: 'Licence by agreement',
  },
  {
    key: 'exclusive',
    name: 'Exclusive',
    position: 60,
    kind: 'special',
    unit: '',
    summary: {
      may: [
        'Be the only one to use a typeface, for a time or a field',
        'Have one drawn for you, under a name of your own',
      ],
      may_not: ['Take back the licences that others hold already'],
    },
    formats: ['OTF', 'TTF'],
    tiers: [],
    eula: 'Licence by agreement',
  },
  {
    key: 'unlimited',
    name: 'Unlimited',
    position: 70,
    kind: 'special',
    unit: '',
    summary: {
      may: [
        'Use the fonts everywhere, for everyone in the company',
        'Stop counting users, views, apps and channels',
      ],
      may_not: ['Pass them on to companies you do not own'],
    },
    formats: ['OTF', 'TTF', 'WOFF2', 'WOFF'],
    tiers: [],
    eula: 'Licence by agreement',
  },
]
