import { childOfRecursive } from './child-of-recursive'

export const recursiveSansCasual = childOfRecursive({
  name: 'Sans Casual',
  position: 102,
  category: 'sans',
  purpose: 'For packaging and friendly errors',
  lead: 'The same skeleton with its sleeves rolled up. Strokes swell where a brush would press and round off where it would lift.',
  about: [
    'Sans Casual is nearest to the single-stroke lettering that Recursive set out from: the fast, sure hand of a sign painter who is paid by the shop window.',
    'It says “something went wrong” in a way that makes people try again.',
  ],
  samples: [
    { text: 'Shake well, then forgive us', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'We looked everywhere for that page, even behind the oven. There is soup, though.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: 'Abierto hasta que se acabe el pan', lang: 'es', dir: 'ltr', script: 'Latin' },
  ],
})
