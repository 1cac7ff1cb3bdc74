import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

export const instrumentSerif: SeedTypeface = {
  name: 'Instrument Serif',
  slug: 'instrument-serif',
  parent: null,
  position: 50,
  category: 'serif',
  shape: 'field',
  designers: ['Rodrigo Fuenzalida', 'Jordan Egstad'],
  foundry: 'fragTYPE',
  price: 10000,
  purpose: 'For headlines with time to spare',
  lead: 'Narrow, upright and a little amused: the voice of someone who has read the whole paper before breakfast and will tell you the best of it.',
  about: [
    'Instrument Serif is a condensed display face, drawn for the agency whose name it bears. It takes the old-style serif at its most companionable, with round bowls, bracketed feet and an even pulse, and makes it stand closer.',
    'There is a roman and there is an italic, and the whole conversation is between the two. Use it large; below twenty points it lowers its voice.',
  ],
  menuText: 'Instrument Serif',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Opening night, second balcony', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'The night train is back, and it is on time',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Premiera odwołana, orkiestra gra dalej',
      lang: 'pl',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'The critic in row five wrote nothing all evening. In the interval she borrowed a pencil, in the second act she returned it, and in the morning there were nine hundred words, all of them about the curtain.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Italic',
  sampleCoordinates: {},
  trialPolicy: 'reduced',
  styles: nameCuts({
    master: 'instrument-serif/InstrumentSerif',
    format: 'ttf',
    price: 6000,
    upright: ['Regular'],
    italic: ['Regular'],
    widths: { Regular: 4 },
  }),
}
