import type { SeedTypeface } from '../demo-foundry'

export const bricolageGrotesque: SeedTypeface = {
  name: 'Bricolage Grotesque',
  slug: 'bricolage-grotesque',
  parent: null,
  position: 80,
  category: 'sans',
  shape: 'field',
  designers: ['Mathieu Triay'],
  foundry: 'Atelier Triay',
  price: 32000,
  purpose: 'For posters made on Friday',
  lead: 'A grotesque assembled from two countries and a good many drawers. Nothing in it matches, and everything fits.',
  about: [
    'Bricolage Grotesque started from Mayenne Sans, a single open weight by Jérémy Landes, and kept collecting. Its narrow cuts have the nerves of an English Grotesque No. 9; its regular ones have the easy shoulders of Antique Olive. Mathieu Triay, who moved from the one country to the other, let both stay.',
    'Three axes hold the parts together. Width goes from poster to page, weight from a pencil to a brush, and optical size calms the letters down as they get smaller, with deep ink traps where the strokes meet. At twelve points it is quiet enough to set this shop.',
  ],
  menuText: 'Bricolage Grotesque',
  lang: 'en',
  dir: 'ltr',
  samples: [
    { text: 'Two tickets and a folding bicycle', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'Bring it broken, take it home on Saturday',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: 'Réparer, c’est déjà voyager', lang: 'fr', dir: 'ltr', script: 'Latin' },
    {
      text: 'The repair café keeps one shelf for things that work perfectly and only needed somebody to look at them. It is the longest shelf in the room, and the most often dusted.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { wght: 700, wdth: 80 },
  trialPolicy: 'full',
  styles: [
    {
      name: 'Variable',
      typ: 'variable',
      weight: 400,
      slope: 'upright',
      price: 32000,
      master: 'bricolage-grotesque/BricolageGrotesque-Variable.ttf',
      defaultCoordinates: { opsz: 96, wght: 470, wdth: 86 },
    },
  ],
}
