import type { SeedTypeface } from '../demo-foundry'

export const geist: SeedTypeface = {
  name: 'Geist',
  slug: 'geist',
  parent: null,
  position: 40,
  category: 'sans',
  shape: 'table',
  designers: ['Andrés Briganti', 'Mateo Zaragoza'],
  foundry: 'Basement.studio',
  price: 30000,
  purpose: 'For screens that must be right',
  lead: 'A Swiss sans for people who read logs. It says what time it is, and means it.',
  about: [
    'Geist was made at Basement.studio together with Vercel, for interfaces that are looked at all day by those who build them. It comes from the neutral grotesques of the mid-century and keeps their discipline: short terminals, even widths, nothing that waves at you.',
    'Two variable fonts carry nine weights, roman and italic, from a hair to a girder, with Cyrillic and Vietnamese. Its stylistic sets let you choose an a, a G and an l that can be told from its neighbours, and its tabular figures stand in line like people who have done it before.',
  ],
  menuText: 'Geist',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Gate 41 closes at 06:12', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: '20:14  Wien Hbf  4  on time\n22:31  Praha hl. n.  7  on time\n02:48  Berlin Ost  11  + 2 min\n05:20  Altona  9  on time\n09:52  København  26  arrives',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: 'Вихід 41 зачиняється о 06:12', lang: 'uk', dir: 'ltr', script: 'Cyrillic' },
    {
      text: 'The board changes before the voice does. Regulars never look up: they hear the flaps turn, count to three and start walking to the platform that is about to be announced.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Chuyến tàu đêm đến đúng giờ, và không ai biết phải nói gì.',
      lang: 'vi',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 500 },
  trialPolicy: 'full',
  styles: [
    {
      name: 'Variable',
      typ: 'variable',
      weight: 400,
      slope: 'upright',
      price: 18000,
      master: 'geist/Geist-Variable.ttf',
      defaultCoordinates: { wght: 460 },
    },
    {
      name: 'Variable Italic',
      typ: 'variable',
      weight: 400,
      slope: 'italic',
      price: 18000,
      master: 'geist/Geist-VariableItalic.ttf',
      defaultCoordinates: { wght: 460 },
    },
  ],
  releases: {
    earlier: {
      releasedOn: '2023-12-19',
      notes: 'One upright on one axis, from Thin to UltraBlack, in Latin and Cyrillic.',
      masters: { Variable: 'geist/Geist-Variable-1.002.ttf' },
    },
    newest: {
      releasedOn: '2026-06-01',
      notes: [
        'An italic joins the upright, and Vietnamese joins the languages. Eight figures and more than half of the lower case were drawn anew, the 7 most of all.',
        'Lines stand a little further apart. Skolt Sami stays with 1.002: its ʒ and ǯ are gone.',
      ].join('\n\n'),
    },
  },
}
