import type { Category, Sample } from '@/domain/catalogue/typeface-view'
import type { SeedTypeface } from '../demo-foundry'
import { demoTypeface, nameCuts, sample, variableCut } from '../demo-typeface'

export const recursive = demoTypeface({
  name: 'Recursive',
  position: 100,
  category: 'sans',
  shape: 'table',
  designers: ['Stephen Nixon'],
  foundry: 'Arrow Type',
  price: 32000,
  purpose: 'For code, and for the note beside it',
  lead: 'One file that goes from a strict grotesque to a sign painter’s hand, and from text to code, without moving a single line.',
  about: [
    'Recursive takes its manner from single-stroke casual sign painting and its manners from the terminal. The proportions were fixed first; weight, slant and casualness were then drawn inside them.',
    'The variable font holds the whole design space on five axes. Its four children are the corners of it, cut to three weights each. Each is sold by itself, and the whole superfamily costs twice one child.',
  ],
  samples: [
    sample('if (late) return home();'),
    sample(
      'if (train.late < 5) {\n  board.say("on time")\n} else {\n  board.say(train.late)\n} // be honest',
    ),
    sample(
      'Every weight keeps the widths of every other, so a word may turn bold and the line will not move.',
    ),
    sample('Le commentaire disait : provisoire. C’était il y a sept ans.', 'fr'),
  ],
  sampleStyle: 'Variable',
  sampleCoordinates: { MONO: 1, CASL: 1, wght: 500, slnt: -15 },
  trialPolicy: 'full',
  styles: [
    variableCut({
      master: 'recursive/Recursive-Variable.ttf',
      price: 24000,
      defaultCoordinates: { MONO: 0, CASL: 0.45, wght: 615, slnt: -6, CRSV: 0.5 },
      weight: 300,
    }),
  ],
})

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
    sample('Please write inside the boxes'),
    sample(
      'Valid on the day of issue, on all lines, until the last ferry or the end of the month, whichever is kinder.',
    ),
    sample('Zutreffendes bitte ankreuzen', 'de'),
  ],
})

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
    sample('Shake well, then forgive us'),
    sample('We looked everywhere for that page, even behind the oven. There is soup, though.'),
    sample('Abierto hasta que se acabe el pan', 'es'),
  ],
})

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
    sample('const morning = await coffee()'),
    sample('for (const gate of gates) {\n  if (gate.closesAt < now) continue\n  return gate\n}'),
    sample('0O 1lI {} [] () <> != === =>'),
  ],
})

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
    sample('// sorry, it was late'),
    sample('git commit -m "works, ask me tomorrow"'),
    sample('TODO: find out why this loop is faster when the window is open.'),
  ],
})

type Corner = {
  name: string
  position: number
  category: Category
  purpose: string
  lead: string
  about: string[]
  samples: Sample[]
}

/** One corner of Recursive's design space, cut once from its variable master. */
function childOfRecursive(corner: Corner): SeedTypeface {
  const slug = `recursive-${corner.name.toLowerCase().replace(' ', '-')}`
  return {
    ...corner,
    name: `Recursive ${corner.name}`,
    slug,
    parent: 'recursive',
    shape: 'field',
    designers: ['Stephen Nixon'],
    foundry: 'Arrow Type',
    price: 16000,
    menuText: corner.name,
    lang: 'en',
    dir: 'ltr',
    sampleStyle: 'Regular',
    sampleCoordinates: {},
    trialPolicy: 'full',
    styles: nameCuts({
      master: `${slug}/Recursive${corner.name.replace(' ', '')}`,
      format: 'ttf',
      price: 6000,
      upright: ['Light', 'Regular', 'Bold'],
      italic: [],
    }),
  }
}
