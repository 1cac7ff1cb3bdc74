import { demoTypeface, nameCuts, sample, type WeightName, variableCut } from '../demo-typeface'

const WEIGHTS: WeightName[] = [
  'Thin',
  'ExtraLight',
  'Light',
  'Regular',
  'Medium',
  'SemiBold',
  'Bold',
  'ExtraBold',
  'Black',
]

const REST = { opsz: 144, wght: 460, SOFT: 45, WONK: 0 }

export const fraunces = demoTypeface({
  name: 'Fraunces',
  position: 10,
  category: 'serif',
  shape: 'field',
  designers: ['Phaedra Charles', 'Flavia Zimbardi'],
  foundry: 'Undercase Type',
  price: 28000,
  purpose: 'For jars, tins and good butter',
  lead: 'An Old Style with a soft heart and a crooked smile. Cooper and Windsor sat for the portrait; the variable axes let it behave at nine points and misbehave at a hundred and forty-four.',
  about: [
    'Fraunces began as a question about charm: how much of it can a text face carry before the reader notices? Its models are the soft, advertising Old Styles of the early twentieth century, Windsor, Souvenir and the Cooper series, faces that were cut to sell soup and seeds and did so with warmth.',
    'Four axes answer the question by degrees. Weight and optical size do the reading work. Softness takes the edge off every corner, as though the metal had worn. Wonk lets n, m and h lean into the line, in roman too, where nobody asked them to.',
    'The eighteen static styles are cut for fourteen points and carry the accents of Europe and Vietnam. The two variable fonts have the axes, and the alphabet of Western Europe.',
  ],
  samples: [
    sample('Marmalade on the good plates'),
    sample('Plum jam, 1911'),
    sample(
      'The recipe stood on the back of a bill, in a hand that leaned like the shelf it was kept on: “sugar, to the weight of the fruit; patience, rather more.”',
    ),
    sample(
      'She kept every letter that came with the fruit. They arrived in September, folded into the crates between the straw and the slats, and they were always about something else: a roof, a cousin, the price of string. Only in the last line, after the greeting, would there be a word about the plums. “Small this year,” it said, or “Split, but sweet,” and once, underlined twice, “You will need bigger jars.”',
    ),
    sample(
      'Die Großmutter beschriftete jedes Glas mit Jahr und Wetter: „1987, verregnet, aber süß.“',
      'de',
    ),
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 600, SOFT: 100, WONK: 1 },
  styles: [
    ...nameCuts({
      master: 'fraunces/Fraunces',
      format: 'ttf',
      price: 4500,
      upright: WEIGHTS,
      italic: WEIGHTS,
    }),
    variableCut({
      master: 'fraunces/Fraunces-Variable.ttf',
      price: 18000,
      defaultCoordinates: REST,
    }),
    variableCut({
      master: 'fraunces/Fraunces-VariableItalic.ttf',
      price: 18000,
      defaultCoordinates: REST,
      slope: 'italic',
    }),
  ],
})

export const instrumentSerif = demoTypeface({
  name: 'Instrument Serif',
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
  samples: [
    sample('Opening night, second balcony'),
    sample('The night train is back, and it is on time'),
    sample('Premiera odwołana, orkiestra gra dalej', 'pl'),
    sample(
      'The critic in row five wrote nothing all evening. In the interval she borrowed a pencil, in the second act she returned it, and in the morning there were nine hundred words, all of them about the curtain.',
    ),
  ],
  sampleStyle: 'Italic',
  styles: nameCuts({
    master: 'instrument-serif/InstrumentSerif',
    format: 'ttf',
    price: 6000,
    upright: ['Regular'],
    italic: ['Regular'],
    widths: { Regular: 4 },
  }),
})
