import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import * as words from '@/operations/site/cards/draw-words'
import { askForLink } from '../../support/buyers/sign-in'
import { mailsTo, plain } from '../../support/mails/kept-mails'
import { aQuote, CLIENT } from '../../support/money/quotes'
import { aPurchase, confirm, payDemo } from '../../support/shop/buyer'
import type { Browser } from '../../support/shop/browser'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { trialBody } from '../../support/trials/order-trial'

const shop = await openShop()
afterAll(() => shop.close())

type Picture = { tone: string; size: number[]; paper: number[] }

/** The pictures of the only mail to an address, and what stands for them. */
async function drawnTo(address: string): Promise<{ alts: string[]; pictures: Picture[] }> {
  await emptyOutbox(shop.payload)
  const [mail = ''] = (await mailsTo(shop.dataDir, address)).slice(-1)
  const alts = [...plain(mail).matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt = '']) => alt)
  const parts = mail.matchAll(/filename=heading-(\w+)\.png\r\n\r\n([\w+/=\r\n]+)/g)
  const pictures = [...parts].map(([, tone = '', base64 = '']) => readPicture(tone, base64))
  return { alts, pictures: await Promise.all(pictures) }
}

async function readPicture(tone: string, base64: string): Promise<Picture> {
  const picture = sharp(Buffer.from(base64, 'base64')).removeAlpha()
  const { width, height } = await picture.metadata()
  const pixels = await picture.raw().toBuffer()
  const common = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join()
    common.set(colour, (common.get(colour) ?? 0) + 1)
  }
  const [paper = ''] = [...common].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return { tone, size: [width, height], paper: paper.split(',').map(Number) }
}

async function aPurchaseOf(browser: Browser, email: string): Promise<void> {
  const { cart, payment } = await aPurchase(browser, { email })
  await payDemo(browser, payment)
  await confirm(browser, cart, payment)
}

const inBothTones = (height: number) => [
  { tone: 'light', size: [1104, height], paper: [247, 247, 245] },
  { tone: 'dark', size: [1104, height], paper: [8, 8, 10] },
]

test('the mail of an order shows the name of what was bought, on paper and in the negative', async () => {
  await aPurchaseOf(shop.visitor(), 'order@example.org')
  const { alts, pictures } = await drawnTo('order@example.org')
  const height = pictures[0]?.size[1] ?? 0

  expect(alts).toEqual(['Young Serif', 'Young Serif'])
  expect(height).toBeGreaterThan(150)
  expect(pictures).toEqual(inBothTones(height))
})

test('a trial shows what was asked for first, a quote its total', async () => {
  const visitor = shop.visitor()
  await visitor.post('/api/order/trial', await trialBody(visitor, { email: 'trial@example.org' }))
  await aQuote(visitor, { email: CLIENT.email })
  const [trial, quote] = [await drawnTo('trial@example.org'), await drawnTo(CLIENT.email)]

  expect(trial.alts[0]).toBe('Instrument Serif')
  expect(quote.alts[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /^\d+\.\d\d €, the total, set in Young Serif$/,
  )
  expect([trial, quote].map(({ pictures }) => pictures.length)).toEqual([2, 2])
})

test('who signs in reads it in what was bought last', async () => {
  const buyer = shop.visitor()
  await aPurchaseOf(buyer, 'signs@example.org')
  await askForLink(shop, buyer, 'signs@example.org')
  const { alts, pictures } = await drawnTo('signs@example.org')
  const [first] = pictures

  expect(alts).toEqual(['Sign in', 'Sign in'])
  expect(first?.size[0]).toBe(1104)
})

test('a mail whose picture cannot be drawn goes out with the words in its place', async () => {
  const draw = vi.spyOn(words, 'drawWords').mockRejectedValue(new Error('No ink.'))
  await aPurchaseOf(shop.visitor(), 'inkless@example.org')
  const { alts, pictures } = await drawnTo('inkless@example.org')
  const [mail = ''] = await mailsTo(shop.dataDir, 'inkless@example.org')
  draw.mockRestore()

  expect([alts, pictures]).toEqual([[], []])
  expect(plain(mail)).toMatch(/font-size:40px[^>]*>Young Serif</)
})
