import { demoTypeface, nameCuts, sample, type WeightName } from '../demo-typeface'

const ALEGREYA_WEIGHTS: WeightName[] = [
  'Regular',
  'Medium',
  'SemiBold',
  'Bold',
  'ExtraBold',
  'Black',
]

export const alegreya = demoTypeface({
  name: 'Alegreya',
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
  samples: [
    sample('Η βιβλιοθήκη μένει ανοιχτή απόψε', 'el', 'Greek'),
    sample('Μια επιστολή, письмо', 'el', 'Greek'),
    sample('My dear Inés, one of them began, and then, for four pages, nothing but weather.'),
    sample(
      'In the third winter she began to keep the letters in the order they had been read, not the order they had been written, so that the last was always the first to come to hand. She loved the weather. She loved the way he gave it in the past tense, as if the rain of 1913 had been a person they both knew and had not quite forgiven.',
    ),
    sample(
      'Письма лежали в том порядке, в каком их читали, и последнее всегда оказывалось первым.',
      'ru',
      'Cyrillic',
    ),
    sample(
      'Τα γράμματα έφταναν τον Σεπτέμβριο, διπλωμένα ανάμεσα στα άχυρα και τα δαμάσκηνα.',
      'el',
      'Greek',
    ),
  ],
  sampleStyle: 'Regular',
  styles: nameCuts({
    master: 'alegreya/Alegreya',
    format: 'ttf',
    price: 4000,
    upright: ALEGREYA_WEIGHTS,
    italic: ALEGREYA_WEIGHTS,
  }),
})

const CORMORANT_WEIGHTS: WeightName[] = ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold']

export const cormorant = demoTypeface({
  name: 'Cormorant',
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
  samples: [
    sample('A letter, sealed at Candlemas'),
    sample('Iris, vétiver, rain on a hot street'),
    sample('Ирис, ветивер и дождь', 'ru', 'Cyrillic'),
    sample(
      'Le parfum arriva le premier ; elle, trois jours plus tard, avec deux malles et aucune explication.',
      'fr',
    ),
    sample(
      'They were married on a Tuesday, because the church was free and the flowers were cheaper. The vows had been copied out by an aunt who had once worked for a perfumer and could not write a plain sentence. Nobody in the room has forgotten them, and nobody can say what they meant.',
    ),
  ],
  sampleStyle: 'Light',
  styles: nameCuts({
    master: 'cormorant/Cormorant',
    format: 'ttf',
    price: 4000,
    upright: CORMORANT_WEIGHTS,
    italic: CORMORANT_WEIGHTS,
  }),
})

export const youngSerif = demoTypeface({
  name: 'Young Serif',
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
  samples: [
    sample('Bread, butter and the morning post'),
    sample('Bread until half past nine'),
    sample(
      'The baker wrote the price on the paper bag and the weather beneath it, so that on Saturdays the whole street carried the forecast home.',
    ),
    sample(
      'At six the shutters go up halfway and the smell goes out before the light does. By seven there is a queue, by eight an argument about the rye, and by half past nine nothing is left but the loaf in the window, which is plaster, and which is asked for every day.',
    ),
    sample('Čerstvý chléb, včerejší noviny', 'cs'),
  ],
  sampleStyle: 'Regular',
  trialPolicy: 'full',
  styles: nameCuts({
    master: 'young-serif/YoungSerif',
    format: 'ttf',
    price: 6000,
    upright: ['Regular'],
    italic: [],
  }),
})
