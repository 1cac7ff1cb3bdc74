import type { Payload } from 'payload'
import { LEGAL_KINDS } from '@/domain/site/legal/legal-page'
import { hasRow, insert, QUIET } from '@/operations/records/rows'
import { makeLegalPage } from '@/operations/site/missing-legal-pages'
import { composeRichText } from '@/operations/site/pages/compose-rich-text'
import type { SeedPage } from './demo-foundry'

export async function seedPages(payload: Payload): Promise<void> {
  for (const page of DEMO_PAGES) await requirePage(payload, page)
}

async function requirePage(payload: Payload, page: SeedPage): Promise<void> {
  if (await hasRow(payload, 'pages', { slug: { equals: page.slug } })) return
  await insert(
    payload,
    'pages',
    {
      title: page.title,
      slug: page.slug,
      lead: page.lead,
      content: composeRichText(page.sections),
      _status: 'published',
    },
    QUIET,
  )
}

/** Drafts with places to fill, and nothing of the demo's seller: they stay when the demo goes. */
export async function seedLegalPages(payload: Payload): Promise<void> {
  for (const kind of LEGAL_KINDS) await makeLegalPage(payload, kind, null)
}

export const DEMO_PAGES: SeedPage[] = [
  {
    title: 'Licences',
    slug: 'licences',
    lead: 'A font is a piece of software that happens to be beautiful. When you buy one here you buy the right to use it in the places you named when you chose it: for good, unless your licence says until when or for whom.',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'Such places are the computers of people who design, websites, apps, e-books, films, social channels, and servers that set documents. You may name one or all of them, and you may come back for another at any time. Whatever else you have in mind is by agreement.',
          'The licence is held by a person or by a company. It covers the work they do and the work others do for them, as long as the fonts stay with the licensee. A printer may hold a copy for as long as the job takes.',
        ],
      },
      {
        heading: 'How we count',
        paragraphs: [
          'Each kind of use is counted by the thing that grows with it, so a small studio pays a small price. Nobody checks in on you; if you outgrow a tier, pay the difference.',
          'Desktop is counted in people who can choose the fonts; Web in views a month, over all your sites; App, E-book and Social in titles and channels, wherever they are; Video by where it is shown; Server in machines at work at once. Every tier stands with its price in the table below.',
        ],
      },
      {
        heading: 'How the price is made',
        paragraphs: [
          'Every price is made in the same steps, and the bill always shows them. First the styles: each at its own price, less what several of one typeface cost less together, until they reach the price of the family, where the sum stops. Then the licence that weighs most, times its tier. Then every further licence, times its tier and times a factor of its own. Last comes off what students and non-profit organisations pay less.',
          'The factor, the discounts and an example worked out stand below the table of all licences.',
          'Prices are before VAT; it is added when you name your country, or left to you as reverse charge where you are a company in another country of the EU and give its VAT number.',
        ],
      },
      {
        heading: 'You may, you may not',
        paragraphs: [
          'For the use you licensed you may convert the fonts to another format, and cut them down to the characters you need: what came for the web stays there. With Desktop you may draw over them for a logo. You may not give them away, sell what you made from them as a font, or teach a machine to draw them.',
        ],
      },
      {
        heading: 'If it does not fit',
        paragraphs: [
          'Write within fourteen days and say what went wrong. We would rather know than keep the money. In this demo, of course, there is no money to keep.',
        ],
      },
    ],
  },
  {
    title: 'About',
    slug: 'about',
    lead: 'This is how a type foundry may sell its work. It sells nothing itself: it is a demo, set in typefaces that their makers gave away.',
    sections: [
      {
        heading: 'The idea',
        paragraphs: [
          'Every name on the first page fills the line from margin to margin, set in itself. The measure is constant; the ink moves. One letter gains weight, the others give it up, and the line stays as long as it was.',
          'A price is set the same way: line by line as you choose, every step in words, and the total in the figures of the typeface being bought.',
        ],
      },
      {
        heading: 'The typefaces',
        paragraphs: [
          'All of them are open source, under the SIL Open Font License 1.1, and their makers are named on each one’s page. If you like one, get it from them: it is free there, and often newer.',
          'Fount Serif is Source Serif 4 Display by Frank Grießhammer under another name, since its licence keeps the first for the originals. The four families within Recursive were cut from its variable font.',
        ],
      },
      {
        heading: 'The orders',
        paragraphs: [
          'You can go all the way through: choose, pay with a card that does not exist, and download what you ordered. The prices were invented, the seller’s address too. Nothing is charged.',
        ],
      },
    ],
  },
]
