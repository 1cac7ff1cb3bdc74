import type { SeedTypeface } from '../demo-foundry'
import { nameCuts, type WeightName } from '../name-cuts'

const WEIGHTS: WeightName[] = ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold']

export const cormorant: SeedTypeface = {
  name: 'Cormorant',
  slug: 'cormorant',
  parent: null,
  position: 30,
  category: 'serif',
  shape: 'field',
  designers: ['Christian Thalmann'],
  foundry: 'Catharsis Fonts',
  price: 22000,
  purpose: 'For scent, menus and vows',
  lead: 'A Garamond that has given up bread for air: small eyes, long necks, and hairlines that hold their breath until the page is turned.',
  about: [
    'Cormorant was inspired by the types of Claude Garamont and copied from none of them. Christian Thalmann drew most letters from scratch and looked things up only when a letter would not come.',
    'It is made for large sizes, where its tiny counters and sharp terminals can be seen and forgiven. Small capitals, swashes, old-style and lining figures and a full Cyrillic travel with it; set it generously, in little light, on good paper.',
  ],
  menuText: 'Cormorant',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'A letter, sealed at Candlemas', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Iris, vétiver, rain on a hot street', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Ирис, ветивер и дождь', lang: 'ru', dir: 'ltr', script: 'Cyrillic' },
    {
      text: 'Le parfum arriva le premier ; elle, trois jours plus tard, avec deux malles et aucune explication.',
      lang: 'fr',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'They were married on a Tuesday, because the church was free and the flowers were cheaper. The vows had been copied out by an aunt who had once worked for a perfumer and could not write a plain sentence. Nobody in the room has forgotten them, and nobody can say what they meant.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Light',
  sampleCoordinates: {},
  trialPolicy: 'reduced',
  styles: nameCuts({
    master: 'cormorant/Cormorant',
    format: 'ttf',
    price: 4000,
    upright: WEIGHTS,
    italic: WEIGHTS,
  }),
}
