import { childOfRecursive } from './child-of-recursive'

export const recursiveMonoLinear = childOfRecursive({
  name: 'Mono Linear',
  position: 103,
  category: 'mono',
  purpose: 'For code at eight in the morning',
  lead: 'One width for every letter and no opinions. The i has feet, the zero is marked, and the braces line up with the ones above.',
  about: [
    'Mono Linear is Recursive in the terminal: all characters six hundred units wide, in three weights, so that a highlighted word takes exactly the room of a plain one.',
    'It was drawn by people who write code for people who read it.',
  ],
  samples: [
    { text: 'const morning = await coffee()', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'for (const gate of gates) {\n  if (gate.closesAt < now) continue\n  return gate\n}',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: '0O 1lI {} [] () <> != === =>', lang: 'en', dir: 'ltr', script: 'Latin' },
  ],
})
