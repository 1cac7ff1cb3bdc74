import type { SeedTypeface } from '../demo-foundry'

export const recursive: SeedTypeface = {
  name: 'Recursive',
  slug: 'recursive',
  parent: null,
  position: 100,
  category: 'sans',
  shape: 'table',
  designers: ['Stephen Nixon'],
  foundry: 'Arrow Type',
  price: 32000,
  purpose: 'For code, and for the note beside it',
  lead: 'One file that goes from a strict grotesque to a sign painter’s hand, and from text to code, without moving a single line.',
  about: [
    'Recursive takes its manner from single-stroke casual sign painting and its manners from the terminal. The proportions were fixed first; weight, slant and casualness were then drawn inside them.',
    'The variable font holds the whole design space on five axes. Its four children are the corners of it, cut to three weights each. Each is sold by itself, and the whole superfamily costs twice one child.',
  ],
  menuText: 'Recursive',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'if (late) return home();', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'if (train.late < 5) {\n  board.say("on time")\n} else {\n  board.say(train.late)\n} // be honest',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Every weight keeps the widths of every other, so a word may turn bold and the line will not move.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Le commentaire disait : provisoire. C’était il y a sept ans.',
      lang: 'fr',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { MONO: 1, CASL: 1, wght: 500, slnt: -15 },
  trialPolicy: 'full',
  styles: [
    {
      name: 'Variable',
      typ: 'variable',
      weight: 300,
      slope: 'upright',
      price: 24000,
      master: 'recursive/Recursive-Variable.ttf',
      defaultCoordinates: { MONO: 0, CASL: 0.45, wght: 615, slnt: -6, CRSV: 0.5 },
    },
  ],
}
