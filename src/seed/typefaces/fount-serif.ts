import { demoTypeface, nameCuts, sample } from '../demo-typeface'

/** Adobe's Source Serif 4 Display. Its licence reserves the name "Source", so these copies bear another. */
export const fountSerif = demoTypeface({
  name: 'Fount Serif',
  position: 130,
  category: 'serif',
  shape: 'page',
  designers: ['Frank Grießhammer'],
  foundry: 'Adobe',
  price: 18000,
  purpose: 'For essays that took all summer',
  lead: 'A transitional serif after Fournier, with the candle moved a little closer: clear, even, and sharp where the pen would have turned.',
  about: [
    'Frank Grießhammer drew this face for Adobe after the types of Pierre Simon Fournier, the Parisian who gave type its first system of points. The odd foot of the b and the serif in the middle of the w are his.',
    'These are the display cuts of Source Serif 4, in five styles with Greek, Cyrillic and small capitals. They bear a name of the house because their licence keeps the old one for the originals.',
  ],
  samples: [
    sample('Notes for a shorter essay'),
    sample('Записки под лампой', 'ru', 'Cyrillic'),
    sample('Σημειώσεις στο περιθώριο', 'el', 'Greek'),
    sample(
      'The first draft had a thesis; the second had doubts; the third, which was printed, had a garden in it and a neighbour who would not sell.',
    ),
    sample(
      'By July the argument had moved out to the veranda, where it could be seen from the road. People slowed down. A man with a ladder stopped to say that he had once believed the same, and that it had passed. By August there was nothing left to prove, and the sentences, for the first time, began to stand up by themselves.',
    ),
    sample('Les marges étaient si larges qu’on y avait rangé la réponse.', 'fr'),
  ],
  sampleStyle: 'Regular',
  styles: nameCuts({
    master: 'fount-serif/FountSerif',
    format: 'otf',
    price: 4500,
    upright: ['Light', 'Regular', 'SemiBold', 'Black'],
    italic: ['Regular'],
  }),
})
