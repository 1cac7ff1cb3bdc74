import type { SeedEula } from '../demo-foundry'
import { OPEN_FONTS, VERSION, WHO, WORD } from './eula-parts'

export const SPECIAL_EULAS: SeedEula[] = [
  {
    title: 'Licence by agreement',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'How it comes about',
        text: 'You write what you need, we answer with an offer. What the offer says and you accept is the licence: which typefaces and styles, for what, where, for how long, and at what price. Nothing is owed for asking.',
      },
      {
        heading: 'Where the offer says nothing',
        text: 'Whatever the offer leaves open is as in the licence for that kind of use: on computers as in the Desktop licence, on websites as in the Web licence, in apps as in the App licence.',
      },
      {
        heading: 'What you may not do',
        text: 'Share the files outside the licence, sell a font made from them, or use them to teach a machine to draw letters, unless the offer says that you may.',
      },
      WORD,
      OPEN_FONTS,
    ],
  },
]
