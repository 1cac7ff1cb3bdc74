import type { SeedEula } from './demo-foundry'

/** The fonts of the demo are OFL: no text of ours may take away what that licence gives. */
const OPEN_FONTS = {
  heading: 'The fonts of this demo',
  text: 'This is a demo shop. Every font in it was published by its makers under the SIL Open Font License 1.1, which comes with the files. That licence governs them and prevails over this text: you may use, study, change and share them freely. What you read here shows how a foundry’s own licence would work, and nothing was charged for it.',
}

const WORD = {
  heading: 'Ours, yours, and the end',
  text: 'The typeface and the files stay ours or our designers’; what you make with them is yours. The licence lasts for good, unless it names a term or for whom it was sold for less: then it ends with the term, or when that is no longer so. Otherwise it ends only if it is seriously broken and not put right within thirty days of our asking. If a file is faulty we mend or replace it, or return what you paid; beyond that we answer only for what the law does not let anyone exclude. German law applies. If you use the fonts as a consumer, the rules that protect you at home stay in force.',
}

const WHO = {
  heading: 'Who holds this licence',
  text: 'The licensee named on your licence: a person, or one legal entity. It covers the licensee’s own work and the work others do for the licensee, as long as the fonts stay there or, where this text allows it, are lent for one job. A licence bought for a client is the client’s. It may be handed over once, as a whole, if you tell us who holds it now and keep no copy.',
}

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
  {
    title: 'Desktop licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Install the fonts on the computers your users work at, at home as well as at the office. Set anything that stands still with them: books, packaging, signs, slides, invoices. Publish the result in print, as an image, or as a PDF with the fonts embedded for reading and printing. Turn letters into outlines, draw over them, and register the logo that comes of it.',
      },
      {
        heading: 'How users are counted',
        text: 'A user is a person who can choose the fonts in a program. Count people, not machines; somebody who only looks at the result is not a user. If your number grows past the tier, buy the next one: you pay the difference, and nobody comes to count.',
      },
      {
        heading: 'Printers and freelancers',
        text: 'You may lend a copy to a printer, a studio or a freelancer for one job of yours. They use it for that job alone and delete it when it is done. Anyone who works with the fonts for themselves needs a licence of their own.',
      },
      {
        heading: 'What needs another licence',
        text: 'Serving the fonts from a website is the Web licence. Putting them inside an app, a game or a device is the App licence, into the file of an e-book the E-book licence. Titles and graphics of moving pictures are the Video licence, or for your own channels the Social licence. Servers that set documents are the Server licence. The name or the logo of a channel, and tools in which other people choose the fonts, are by agreement: please write to us.',
      },
      {
        heading: 'What you may not do',
        text: 'Share the files outside the licence, put them where anyone can download them, sell a font made from them, or use them to teach a machine to draw letters. Converting to another format for the same computers, and cutting down to the characters you need, is fine under the same terms.',
      },
      WORD,
      OPEN_FONTS,
    ],
  },
  {
    title: 'Web licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Put the WOFF2 and WOFF files on your own server, or on one you rent, and let your pages load them with @font-face. This covers all websites and newsletters of the licensee, under any number of domains. You may cut the files down to the characters and features your pages use.',
      },
      {
        heading: 'How views are counted',
        text: 'A view is a page that loads at least one of the fonts, once for each time the page is opened. Add up all your sites and take the average of the last twelve months. A single good month costs nothing; if the average outgrows the tier, buy the next one and pay the difference. We set no counters and load nothing on your pages.',
      },
      {
        heading: 'Please keep the door closed',
        text: 'The files should answer to your own pages, not to other people’s: set the headers your server offers for this. Nobody can hide a web font completely, and we do not ask you to.',
      },
      {
        heading: 'What needs another licence',
        text: 'Designing with the fonts on a computer is the Desktop licence. Wrapping a website as an app that people install is the App licence. Editors in which visitors fill in your templates are the Server licence; those in which they choose the fonts for work of their own are by agreement: please write to us.',
      },
      {
        heading: 'What you may not do',
        text: 'Offer the files for download, convert them back into desktop fonts, let other websites load them from yours, sell a font made from them, or use them to teach a machine to draw letters.',
      },
      WORD,
      OPEN_FONTS,
    ],
  },
  {
    title: 'App licence',
    ...VERSION,
    sections: [
      WHO,
      {
        heading: 'What you may do',
        text: 'Build the fonts into an app, a game, or the software of a device, and give it to any number of people, on any number of platforms, for money or for nothing. Updates of the same app are covered for good, and so are the shops’ pictures of it.',
      },
      {
        heading: 'How apps are counted',
        text: 'One app is one title, whatever it runs on: the version for the telephone, the tablet and the desk count together. A new title is a new app, even if it shares half of its name with the old one. Apps that were never released do not count.',
      },
      {
        heading: 'Keep them inside',
        text: 'Pack the files so that they are not simply lying there: inside the bundle, in the app’s own format, or cut down to the characters it shows. People who use the app may read with the fonts. If they can also type with them, what they make may stay in the app or leave it as an image.',
      },
      {
        heading: 'What needs another licence',
        text: 'Designing the app on a computer is the Desktop licence; its website is the Web licence. Apps that let people make documents, logos or goods with the fonts need an agreement of their own: please write to us.',
      },
      {
        heading: 'What you may not do',
        text: 'Pass the font files on to other developers as part of a kit, offer them for download, sell a font made from them, or use them to teach a machine to draw letters.',
      },
      WORD,
      OPEN_FONTS,
    ],
  },
  ...FURTHER_EULAS,
  {
    title: 'Trial licence',
    ...VERSION,
    sections: [
      {
        heading: 'What it is for',
        text: 'Trial fonts let you find out whether a typeface suits you before you pay for it. They cost nothing and the trial does not run out.',
      },
      {
        heading: 'What you may do',
        text: 'Install the trial files on any computer in your studio or company. Try them in layouts, prototypes and code that only your team sees, and show the result to the client: on a screen, as a PDF, or as a print for the meeting.',
      },
      {
        heading: 'What you may not do',
        text: 'Publish, print in numbers, launch or sell anything set in the trial fonts, or pass them on. When the design goes out, buy a licence that fits, and replace the trial files with the full ones.',
      },
      {
        heading: 'What is left out',
        text: 'A trial file may have fewer characters and features than the full font, and its name says that it is a trial, so that nobody ships it by mistake.',
      },
      OPEN_FONTS,
    ],
  },
  ...SPECIAL_EULAS,
]
