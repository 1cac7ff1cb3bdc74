import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ComposedMail } from '@/delivery/mails/mail-types'
import { everyMail, HEADING, SHOP_ORIGIN } from '../../../support/mails/every-mail'

const MAILS = Object.entries(everyMail())

const TO_BUYERS = MAILS.filter(([kind]) => !kind.startsWith('staff '))

/** What Gmail shows of a mail before it cuts. */
const MOST_BYTES = 100 * 1024

const WITH_PICTURE = [
  'order',
  'licensee',
  'licence_changed',
  'renewal',
  'order renewed',
  ...MAILS.map(([kind]) => kind).filter((kind) => kind.startsWith('rental ')),
  'release',
  'sign_in',
  'quote',
  'trial',
  'trial_offer',
]

test('mails of an order, a licence, a rental, a release, a sign-in, a quote and a trial begin with a picture', () => {
  const drawn = MAILS.filter(([, { html }]) => html.includes('<img'))
  expect(drawn.map(([kind]) => kind).toSorted()).toEqual(WITH_PICTURE.toSorted())
})

test.each(MAILS)(
  'a picture goes along with its mail, has its words and its size: %s',
  (_, mail) => {
    const shown = picturesIn(mail)
    const sent = mail.attachments.map(({ cid, contentType }) => [cid, contentType])

    expect(sent).toEqual(shown.map(({ src }) => [src?.replace(/^cid:/, ''), 'image/png']))
    for (const { src, alt, width, height } of shown) {
      expect(src).toMatch(/^cid:[0-9a-f]{16}\.(light|dark)@heading$/)
      expect([alt, width, height]).toEqual(['Fraunces', '552', '115'])
    }
  },
)

test.each(MAILS)('nothing is fetched, and every link leads to the shop: %s', (_, { html }) => {
  expect(html).not.toMatch(/url\(|@import|@font-face|<link|<script|<form|srcset|background="/i)
  for (const link of linksIn(html)) expect(link).toMatch(new RegExp(`^${SHOP_ORIGIN}/`))
})

test.each(MAILS)('the text holds every word, link and figure of the HTML: %s', (kind, mail) => {
  const missing = wordsOf(mail).filter((word) => !mail.text.includes(word))

  // The line above the heading is the subject, or shorter.
  const above = [mail.subject, 'Fount', /class="ink"[^>]*>([^<]*)<\/td><\/tr>/.exec(mail.html)?.[1]]
  expect([kind, missing.filter((word) => !above.join(' ').includes(word))]).toEqual([kind, []])
  for (const link of linksIn(mail.html)) expect(mail.text).toContain(link)
})

test.each(TO_BUYERS)('what a sentence announces stands beneath it: %s', (_, { text }) => {
  const paragraphs = text.split('\n\n')
  const announced = paragraphs.flatMap((one, at) =>
    /[^\n]:$/.test(one) && !/\n {2}|:\nhttps/.test(paragraphs[at + 1] ?? '') ? [one] : [],
  )
  expect(announced).toEqual([])
})

test.each(MAILS)('one link is the button, the first: %s', (_, { html }) => {
  const looks = [...html.matchAll(/<a class="(\S+)"/g)].map(([, look]) => look)
  expect(looks).toEqual(looks.map((_look, place) => (place === 0 ? 'do-a' : 'ink')))
})

test('what people fill in is inert, whatever it is', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constantFrom('"><img src=x>', '<style>*{}', '-->', '<![endif]-->', "' onload='x", '&amp;'),
  )
  const tagsOf = (mail: ComposedMail) => mail.html.match(/<[^>]+>/g)?.filter(isFrame).length
  const plain = Object.values(everyMail({ words: 'Ada' }))
  fc.assert(
    fc.property(odd, (words) => {
      const heading = { ...HEADING, words, alt: words }
      const mails = Object.values(everyMail({ words: `${words}1`, heading }))
      expect(mails.map(tagsOf)).toEqual(plain.map(tagsOf))
    }),
    { numRuns: 12 },
  )
})

test('no mail is so long that Gmail cuts it, of how much it may be', () => {
  const mails = Object.entries(everyMail({ licences: 200, words: 'A long name. '.repeat(12) }))
  const long = mails.filter(([, { html }]) => Buffer.byteLength(html) > MOST_BYTES)
  expect(long.map(([kind]) => kind)).toEqual([])
})

test('without its picture a mail has the words as large', () => {
  const { html, attachments } = everyMail({ heading: { ...HEADING, picture: null } }).order!
  expect(html).toMatch(/font-size:40px;line-height:48px[^>]*>Fraunces</)
  expect([html.includes('<img'), attachments]).toEqual([false, []])
})

/** A greeting may be there or not, and line breaks as many as lines. */
function isFrame(tag: string): boolean {
  return /^<(img|a|table|style|body|strong|!)/.test(tag)
}

type Attributes = Record<string, string | undefined>

function picturesIn({ html }: ComposedMail): Attributes[] {
  return [...html.matchAll(/<img ([^>]+)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
    ),
  )
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(?!cid:)([^"]*)"/g)].map(([, link = '']) => link)
}

/** All that is read on the page. */
function wordsOf({ html }: ComposedMail): string[] {
  const read = html
    .replace(/<!--[\s\S]*?-->|<style>[\s\S]*?<\/style>|<title>.*<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&#847;|&zwnj;|&nbsp;/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return read.split(/\s+/).filter(Boolean)
}
