import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

export const unbounded: SeedTypeface = {
  name: 'Unbounded',
  slug: 'unbounded',
  parent: null,
  position: 20,
  category: 'display',
  shape: 'belt',
  designers: ['Luke Prowse', 'Jean-Baptiste Morizot', 'Fátima Lázaro', 'Florian Runge'],
  foundry: 'NaN',
  price: 24000,
  purpose: 'For doors you can read from the far platform',
  lead: 'Round, wide and in no hurry. Unbounded takes all the room a line has and then asks, politely, for the next one.',
  about: [
    'Unbounded was drawn for a network that wanted to belong to everybody, and it was published the same way: NaN made it with Studio Koto for Polkadot, whose treasury paid for an open font.',
    'Its eight weights keep one skeleton, a rounded rectangle that hardly narrows for anyone, so a word turns from a neon tube into a row of tyres without changing its manners. Cyrillic was drawn along with the Latin and is just as wide awake.',
  ],
  menuText: 'Unbounded',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Наступна станція: Видубичі', lang: 'uk', dir: 'ltr', script: 'Cyrillic' },
    { text: 'Ausgang Выход', lang: 'de', dir: 'ltr', script: 'Latin' },
    { text: 'Mind the gap', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'The night tram stops twice at the swimming pool: once for those who go, once for those who thought better of it.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Останній трамвай завжди їде повільніше: він знає всіх пасажирів на ім’я.',
      lang: 'uk',
      dir: 'ltr',
      script: 'Cyrillic',
    },
  ],
  sampleStyle: 'Light',
  sampleCoordinates: {},
  trialPolicy: 'reduced',
  styles: nameCuts({
    master: 'unbounded/Unbounded',
    format: 'ttf',
    price: 4500,
    upright: ['ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'],
    italic: [],
  }),
}
