import { demoTypeface, sample, variableCut } from '../demo-typeface'

export const bricolageGrotesque = demoTypeface({
  name: 'Bricolage Grotesque',
  position: 80,
  category: 'sans',
  shape: 'field',
  designers: ['Mathieu Triay'],
  foundry: 'Atelier Triay',
  price: 32000,
  purpose: 'For posters made on Friday',
  lead: 'A grotesque assembled from two countries and a good many drawers. Nothing in it matches, and everything fits.',
  about: [
    'Bricolage Grotesque started from Mayenne Sans, a single open weight by Jérémy Landes, and kept collecting. Its narrow cuts have the nerves of an English Grotesque No. 9; its regular ones have the easy shoulders of Antique Olive. Mathieu Triay, who moved from the one country to the other, let both stay.',
    'Three axes hold the parts together. Width goes from poster to page, weight from a pencil to a brush, and optical size calms the letters down as they get smaller, with deep ink traps where the strokes meet. At twelve points it is quiet enough to set this shop.',
  ],
  samples: [
    sample('Two tickets and a folding bicycle'),
    sample('Bring it broken, take it home on Saturday'),
    sample('Réparer, c’est déjà voyager', 'fr'),
    sample(
      'The repair café keeps one shelf for things that work perfectly and only needed somebody to look at them. It is the longest shelf in the room, and the most often dusted.',
    ),
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 700, wdth: 80 },
  trialPolicy: 'full',
  styles: [
    variableCut({
      master: 'bricolage-grotesque/BricolageGrotesque-Variable.ttf',
      price: 32000,
      defaultCoordinates: { opsz: 96, wght: 470, wdth: 86 },
    }),
  ],
})

export const geist = demoTypeface({
  name: 'Geist',
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
  samples: [
    sample('Gate 41 closes at 06:12'),
    sample(
      '20:14  Wien Hbf  4  on time\n22:31  Praha hl. n.  7  on time\n02:48  Berlin Ost  11  + 2 min\n05:20  Altona  9  on time\n09:52  København  26  arrives',
    ),
    sample('Вихід 41 зачиняється о 06:12', 'uk', 'Cyrillic'),
    sample(
      'The board changes before the voice does. Regulars never look up: they hear the flaps turn, count to three and start walking to the platform that is about to be announced.',
    ),
    sample('Chuyến tàu đêm đến đúng giờ, và không ai biết phải nói gì.', 'vi'),
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 500 },
  trialPolicy: 'full',
  styles: [
    variableCut({
      master: 'geist/Geist-Variable.ttf',
      price: 18000,
      defaultCoordinates: { wght: 460 },
    }),
    variableCut({
      master: 'geist/Geist-VariableItalic.ttf',
      price: 18000,
      defaultCoordinates: { wght: 460 },
      slope: 'italic',
    }),
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
})
