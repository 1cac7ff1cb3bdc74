import { childOfRecursive } from './child-of-recursive'

export const recursiveSansLinear = childOfRecursive({
  name: 'Sans Linear',
  position: 101,
  category: 'sans',
  purpose: 'For forms, timetables and small print',
  lead: 'The strict corner of Recursive: straight strokes, proportional widths, every letter filled in legibly and in black ink.',
  about: [
    'Sans Linear is what remains of the sign painter’s hand when the brush is put away. The letters keep the casual’s open shapes and steady proportions, and lose the bounce.',
    'All three weights share their widths, so a total may be set in bold without moving its column.',
  ],
  samples: [
    { text: 'Please write inside the boxes', lang: 'en', dir: 'ltr', script: 'Latin' },
    {
      text: 'Valid on the day of issue, on all lines, until the last ferry or the end of the month, whichever is kinder.',
      lang: 'en',
      dir: 'ltr',
      script: 'Latin',
    },
    { text: 'Zutreffendes bitte ankreuzen', lang: 'de', dir: 'ltr', script: 'Latin' },
  ],
})
