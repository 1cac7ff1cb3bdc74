/** A text of a licence, in its first version. */
export type StarterText = { title: string; sections: { heading: string; text: string }[] }

const WORD = {
  heading: 'Ours, yours, and the end',
  text: 'The typeface and the files stay ours or our designers’; what you make with them is yours. The licence lasts for good, unless it names a term or for whom it was sold for less: then it ends with the term, or when that is no longer so. Otherwise it ends only if it is seriously broken and not put right within thirty days of our asking. If a file is faulty we mend or replace it, or return what you paid; beyond that we answer only for what the law does not let anyone exclude. The law of the country we work in applies. If you use the fonts as a consumer, the rules that protect you at home stay in force.',
}

const WHO = {
  heading: 'Who holds this licence',
  text: 'The licensee named on your licence: a person, or one legal entity. It covers the licensee’s own work and the work others do for the licensee, as long as the fonts stay there or, where this text allows it, are lent for one job. A licence bought for a client is the client’s. It may be handed over once, as a whole, if you tell us who holds it now and keep no copy.',
}

/** For a shop that has no licence text yet: to be read, and changed by a new version where the foundry means something else. */
export const STARTER_TEXTS: StarterText[] = [
  {
    title: 'Desktop licence',
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
        text: 'Serving the fonts from a website is the Web licence. Putting them inside an app, a game or a device is the App licence. Everything else, such as films, e-books and servers that set documents, is by agreement: please write to us.',
      },
      {
        heading: 'What you may not do',
        text: 'Share the files outside the licence, put them where anyone can download them, sell a font made from them, or use them to teach a machine to draw letters. Converting to another format for the same computers, and cutting down to the characters you need, is fine under the same terms.',
      },
      WORD,
    ],
  },
  {
    title: 'Web licence',
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
        text: 'Designing with the fonts on a computer is the Desktop licence. Wrapping a website as an app that people install is the App licence. Editors in which visitors fill in your templates or choose the fonts are by agreement: please write to us.',
      },
      {
        heading: 'What you may not do',
        text: 'Offer the files for download, convert them back into desktop fonts, let other websites load them from yours, sell a font made from them, or use them to teach a machine to draw letters.',
      },
      WORD,
    ],
  },
  {
    title: 'App licence',
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
    ],
  },
  {
    title: 'Trial licence',
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
    ],
  },
]
