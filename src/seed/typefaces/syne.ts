import type { SeedTypeface } from '../demo-foundry'
import { nameCuts } from '../name-cuts'

export const syne: SeedTypeface = {
  name: 'Syne',
  slug: 'syne',
  parent: null,
  position: 60,
  category: 'display',
  shape: 'belt',
  designers: ['Lucas Descroix', 'George Triantafyllakos'],
  foundry: 'Bonjour Monde',
  price: 18000,
  purpose: 'For art centres, and their walls',
  lead: 'Five weights that disagree. The Regular keeps the opening hours; the ExtraBold is the exhibition.',
  about: [
    'Syne was designed in 2017 for Synesthésie, an art centre in Saint-Denis that brings together people who would not otherwise have met. Bonjour Monde proposed a family on the same terms, and Lucas Descroix drew it, with the help of Arman Mohtadji.',
    'It begins as a plain geometric sans for letterheads and door signs. As it gets bolder it also gets wider, until the heaviest weight fills the poster on its own and leaves the layout to cope. The Greek is by George Triantafyllakos, and copes very well.',
  ],
  menuText: 'Syne',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Closed Mondays, loud Thursdays', lang: 'en', dir: 'ltr', script: 'Latin' },
    { text: 'Vernissage', lang: 'fr', dir: 'ltr', script: 'Latin' },
    { text: 'Είσοδος ελεύθερη, έξοδος αργότερα', lang: 'el', dir: 'ltr', script: 'Greek' },
    {
      text: 'L’exposition ouvre à dix-huit heures. L’artiste, elle, arrive quand la salle est pleine et repart avec les clés.',
      lang: 'fr',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Room four is empty on purpose. The guard will explain it if you ask, and if you do not ask he will explain it anyway, since he was there when it was full.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'ExtraBold',
  sampleCoordinates: {},
  trialPolicy: 'reduced',
  styles: nameCuts({
    master: 'syne/Syne',
    format: 'ttf',
    price: 4500,
    upright: ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold'],
    italic: [],
    widths: { ExtraBold: 8 },
  }),
}
