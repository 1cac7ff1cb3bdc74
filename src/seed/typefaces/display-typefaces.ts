import { demoTypeface, nameCuts, sample } from '../demo-typeface'

export const bungee = demoTypeface({
  name: 'Bungee',
  position: 120,
  category: 'display',
  shape: 'mast',
  designers: ['David Jonathan Ross'],
  foundry: 'DJR',
  price: 5000,
  purpose: 'For signs that climb the house',
  lead: 'Capitals that are as good at climbing as at walking. Stack them and the column stays straight, because every letter knows what is above it.',
  about: [
    'In a crowded street a sign often has nowhere to go but up. Bungee is a study of such signs: David Jonathan Ross taught the Latin alphabet to stand in a vertical line without looking like a fallen horizontal one.',
    'It has capitals on both shifts, alternates for tight corners, and ornaments for the rest: the arrows, banners and bullets that a hotel, a garage or a cinema would have asked for.',
  ],
  samples: [
    sample('Ring twice for the night porter'),
    sample('HOTEL'),
    sample('Garage & son, both open late'),
    sample('Khách sạn Bình Minh', 'vi'),
  ],
  sampleStyle: 'Regular',
  trialPolicy: 'full',
  styles: nameCuts({
    master: 'bungee/Bungee',
    format: 'ttf',
    price: 5000,
    upright: ['Regular'],
    italic: [],
  }),
})

export const syne = demoTypeface({
  name: 'Syne',
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
  samples: [
    sample('Closed Mondays, loud Thursdays'),
    sample('Vernissage', 'fr'),
    sample('Είσοδος ελεύθερη, έξοδος αργότερα', 'el', 'Greek'),
    sample(
      'L’exposition ouvre à dix-huit heures. L’artiste, elle, arrive quand la salle est pleine et repart avec les clés.',
      'fr',
    ),
    sample(
      'Room four is empty on purpose. The guard will explain it if you ask, and if you do not ask he will explain it anyway, since he was there when it was full.',
    ),
  ],
  sampleStyle: 'ExtraBold',
  styles: nameCuts({
    master: 'syne/Syne',
    format: 'ttf',
    price: 4500,
    upright: ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold'],
    italic: [],
    widths: { ExtraBold: 8 },
  }),
})

export const unbounded = demoTypeface({
  name: 'Unbounded',
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
  samples: [
    sample('Наступна станція: Видубичі', 'uk', 'Cyrillic'),
    sample('Ausgang Выход', 'de'),
    sample('Mind the gap'),
    sample(
      'The night tram stops twice at the swimming pool: once for those who go, once for those who thought better of it.',
    ),
    sample(
      'Останній трамвай завжди їде повільніше: він знає всіх пасажирів на ім’я.',
      'uk',
      'Cyrillic',
    ),
  ],
  sampleStyle: 'Light',
  styles: nameCuts({
    master: 'unbounded/Unbounded',
    format: 'ttf',
    price: 4500,
    upright: ['ExtraLight', 'Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'],
    italic: [],
    widths: {
      ExtraLight: 7,
      Light: 7,
      Regular: 7,
      Medium: 7,
      SemiBold: 7,
      Bold: 7,
      ExtraBold: 7,
      Black: 7,
    },
  }),
})
