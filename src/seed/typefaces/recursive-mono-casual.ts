import { childOfRecursive } from './child-of-recursive'

export const recursiveMonoCasual = childOfRecursive({
  name: 'Mono Casual',
  position: 104,
  category: 'mono',
  purpose: 'For code at eight in the evening',
  lead: 'The same grid after hours: every letter still six hundred wide, but nobody is standing straight.',
  about: [
    'Mono Casual puts the sign painter at the keyboard. Curves lean into each other, terminals stay soft, and a comment looks like something a colleague wrote on the glass.',
    'Many set their code in Mono Linear and their comments in this; the widths agree, so the file does not mind.',
  ],
  samples: [
    { text: '// sorry, it was late', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'git commit -m "works, ask me tomorrow"',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    {
      text: 'TODO: find out why this loop is faster when the window is open.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
  ],
})
