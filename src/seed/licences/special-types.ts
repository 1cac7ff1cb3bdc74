import type { SeedLicenceType } from '../demo-foundry'

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
