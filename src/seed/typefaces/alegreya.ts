import type { SeedTypeface } from '../demo-foundry'
import { nameCuts, type WeightName } from '../name-cuts'

const WEIGHTS: WeightName[] = ['Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black']

export const alegreya: SeedTypeface = {
  name: 'Alegreya',
  slug: 'alegreya',
  parent: null,
  position: 90,
  category: 'serif',
  shape: 'page',
  designers: ['Juan Pablo del Peral'],
  foundry: 'Huerta Tipográfica',
  price: 32000,
  purpose: 'For novels and long evenings',
  lead: 'A text face for literature, drawn with a dancing rhythm so that the page stays awake; in Latin, Greek and Cyrillic.',
  about: [
    'Alegreya was chosen among the fifty-three best typefaces of the decade at the ATypI Letter2 competition in 2011. Its calligraphic stress keeps long texts moving without ever looking decorated.',
    'The family carries small capitals, four sets of figures and a Greek and a Cyrillic that were drawn, not derived. The blacks go further than a book face is expected to go, and come back in time for the next chapter.',
  ],
  menuText: 'Alegreya',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Η βιβλιοθήκη μένει ανοιχτή απόψε', lang: 'el', dir: 'ltr', script: 'Greek' },
    { text: 'Μια επιστολή, письмо', lang: 'el', dir: 'ltr', script: 'Greek' },
    {
      text: 'My dear Inés, one of them began, and then, for four pages, nothing but weather.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'In the third winter she began to keep the letters in the order they had been read, not the order they had been written, so that the last was always the first to come to hand. She loved the weather. She loved the way he gave it in the past tense, as if the rain of 1913 had been a person they both knew and had not quite forgiven.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'Письма лежали в том порядке, в каком их читали, и последнее всегда оказывалось первым.',
      lang: 'ru',
      dir: 'ltr',
      script: 'Cyrillic',
    },
    {
      text: 'Τα γράμματα έφταναν τον Σεπτέμβριο, διπλωμένα ανάμεσα στα άχυρα και τα δαμάσκηνα.',
      lang: 'el',
      dir: 'ltr',
      script: 'Greek',
    },
  ],
  sampleStyle: 'Regular',
  sampleCoordinates: {},
  trialPolicy: 'reduced',
  styles: nameCuts({
    master: 'alegreya/Alegreya',
    format: 'ttf',
    price: 4000,
    upright: WEIGHTS,
    italic: WEIGHTS,
  }),
}
