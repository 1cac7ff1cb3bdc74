import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

export const youngSerif: SeedTypeface = {
  name: 'Young Serif',
  slug: 'young-serif',
  parent: null,
  position: 110,
  category: 'serif',
  shape: 'field',
  designers: ['Bastien Sozeau'],
  foundry: 'NBR',
  price: 6000,
  purpose: 'For the name over the door',
  lead: 'One style, and it is the right one: an old-style heavy enough for the name over the door and calm enough for the menu inside.',
  about: [
    'Young Serif looks back at heavy old-styles, Plantin Infant and ITC Italian Old Style among them, and lets them stand a little closer together than they were used to. Its b and f are rounder than they need to be, out of plain generosity.',
    'It has a single weight because it needed no other. What it has instead is a full set of figures, fractions and the accents of most of Europe.',
  ],
  menuText: 'Young Serif',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Bread, butter and the morning post', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Bread until half past nine', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'The baker wrote the price on the paper bag and the weather beneath it, so that on Saturdays the whole street carried the forecast home.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'At six the shutters go up halfway and the smell goes out before the light does. By seven there is a queue, by eight an argument about the rye, and by half past nine nothing is left but the loaf in the window, which is plaster, and which is asked for every day.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: 'Čerstvý chléb, včerejší noviny', lang: 'cs', dir: 'ltr', script: 'Latin' },
  ],
  sampleStyle: 'Regular',
  sampleCoordinates: {},
  trialPolicy: 'full',
  styles: nameCuts({
    master: 'young-serif/YoungSerif',
    format: 'ttf',
    price: 6000,
    upright: ['Regular'],
    italic: [],
  }),
}
