import { STARTER_TEXTS, type StarterText } from '@/domain/licensing/starter-texts'
import { ownValue } from '@/domain/own-value'
import type { SeedEula } from './demo-foundry'

/** The fonts of the demo are OFL: no text of ours may take away what that licence gives. */
const OPEN_FONTS = {
  heading: 'The fonts of this demo',
  text: 'This is a demo shop. Every font in it was published by its makers under the SIL Open Font License 1.1, which comes with the files. That licence governs them and prevails over this text: you may use, study, change and share them freely. What you read here shows how a foundry’s own licence would work, and nothing was charged for it.',
}

const OURS = starterSection('Desktop licence', 'Ours, yours, and the end')

const WORD = {
  ...OURS,
  text: OURS.text.replace('The law of the country we work in applies.', 'German law applies.'),
}

const WHO = starterSection('Desktop licence', 'Who holds this licence')

const VERSION = { version: '1.0', effectiveFrom: '2026-01-01' }

const SPECIAL_EULAS: SeedEula[] = [
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

const NEVER =
  'offer the fonts for download, sell a font made from them, or use them to teach a machine to draw letters.'

const FURTHER_EULAS: SeedEula[] = [
  {
    title: 'E-book licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Embed the fonts in publications that people read on a screen: e-books, magazines, and PDFs that are sold. Sell or give away any number of copies, in any shop, for any reader. You may cut the files down to the characters a title needs.',
      },
      {
        heading: 'How titles are counted',
        text: 'One title is one publication, whatever it is read on: its EPUB, its PDF and its edition for the telephone count together, and so do corrections and later editions. Each issue of a magazine belongs to one title; each volume of a series is its own.',
      },
      {
        heading: 'Keep them inside',
        text: 'Pack the fonts as the format provides, obfuscated where it can be, so that they are not simply lying there. Readers read with them; they do not write.',
      },
      {
        heading: 'What needs another licence',
        text: 'Designing the book on a computer is the Desktop licence. A book that is an app is the App licence; one that is read on a website is the Web licence.',
      },
      { heading: 'What you may not do', text: `Pass the font files on, ${NEVER}` },
      WORD,
      OPEN_FONTS,
    ],
  },
  {
    title: 'Video and broadcast licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Set titles, subtitles, credits and graphics that are shown as part of moving pictures, and everything that makes them known: trailers, posters, pictures for the press. Editors, animators and the companies that finish the film may use the fonts for this one production.',
      },
      {
        heading: 'Where it is shown',
        text: 'The tier says where: online, which is every website and streaming service that people do not pay for by the film; festivals; television, which includes services people subscribe to. Each tier includes the smaller ones. A film or series covered once may be shown there for good.',
      },
      {
        heading: 'What counts as one production',
        text: 'One film, or one series with all its seasons. Advertisements of one campaign count as one.',
      },
      {
        heading: 'What needs another licence',
        text: 'Cinemas, and the name or logo of a channel, are by agreement: please write to us. Editing on a computer is covered here; other design work is the Desktop licence. Posts and clips for your own channels alone may be covered by the Social licence instead.',
      },
      {
        heading: 'What you may not do',
        text: `Give the font files to those who show the production, let viewers change the text, ${NEVER}`,
      },
      WORD,
      OPEN_FONTS,
    ],
  },
  {
    title: 'Social licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Set posts, stories, clips and advertisements for your own channels, on any service. Pay for their reach as you like, and let others share them. What was posted may stay where it is.',
      },
      {
        heading: 'How channels are counted',
        text: 'A channel is one name under which you publish: the same name on three services is one channel. A country’s own account is a channel of its own. Accounts of people who work for you count only where they publish for you.',
      },
      {
        heading: 'Who may use the fonts',
        text: 'Whoever makes the posts, in your company or for it, on as many computers as that takes. Work for anything else is the Desktop licence.',
      },
      {
        heading: 'What you may not do',
        text: `Post for somebody else’s channel, put the fonts into templates that others fill in, load them up to a service that lends them to its users, ${NEVER}`,
      },
      WORD,
      OPEN_FONTS,
    ],
  },
  {
    title: 'Server licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Install the fonts on servers that set documents or pictures: invoices, tickets, cards, previews. The people you make them for may fill in your templates and receive the result as an image or as a PDF with the fonts embedded for reading and printing.',
      },
      {
        heading: 'How servers are counted',
        text: 'A server is a machine, or its virtual like, that sets documents at the same time as others: count the most that run at once in a usual month. Those kept ready for a failure, for testing and for development are free.',
      },
      {
        heading: 'One service',
        text: 'The licence is for the service it names, under whatever name it goes later. A second service needs a licence of its own.',
      },
      {
        heading: 'What needs another licence',
        text: 'Tools with which people choose the fonts for work of their own, and take it away, are by agreement: please write to us. The service’s website is the Web licence, its app the App licence.',
      },
      {
        heading: 'What you may not do',
        text: `Hand the font files to those who use the service, run it for another company, ${NEVER}`,
      },
      WORD,
      OPEN_FONTS,
    ],
  },
]

export const DEMO_EULAS: SeedEula[] = [
  asStarter('Desktop licence', {
    'What needs another licence':
      'Serving the fonts from a website is the Web licence. Putting them inside an app, a game or a device is the App licence, into the file of an e-book the E-book licence. Titles and graphics of moving pictures are the Video licence, or for your own channels the Social licence. Servers that set documents are the Server licence. The name or the logo of a channel, and tools in which other people choose the fonts, are by agreement: please write to us.',
  }),
  asStarter('Web licence', {
    'What needs another licence':
      'Designing with the fonts on a computer is the Desktop licence. Wrapping a website as an app that people install is the App licence. Editors in which visitors fill in your templates are the Server licence; those in which they choose the fonts for work of their own are by agreement: please write to us.',
  }),
  asStarter('App licence'),
  ...FURTHER_EULAS,
  asStarter('Trial licence'),
  ...SPECIAL_EULAS,
]

/** What a new shop begins with, in the words of a foundry that sells further licences and fonts that are open. */
function asStarter(title: string, otherWords: Record<string, string> = {}): SeedEula {
  const sections = starterOf(title).sections.map(({ heading, text }) =>
    heading === WORD.heading ? WORD : { heading, text: ownValue(otherWords, heading) ?? text },
  )
  return { title, ...VERSION, sections: [...sections, OPEN_FONTS] }
}

function starterOf(title: string): StarterText {
  const found = STARTER_TEXTS.find((one) => one.title === title)
  if (!found) throw new Error(`No text of a new shop is called “${title}”.`)
  return found
}

function starterSection(title: string, heading: string) {
  const found = starterOf(title).sections.find((section) => section.heading === heading)
  if (!found) throw new Error(`“${title}” says nothing under “${heading}”.`)
  return found
}
