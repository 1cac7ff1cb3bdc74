import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { OrderAnswer } from '@/domain/order/order-answer'
import type { Random } from '../../support/faults/random-from'
import type { Browser } from '../../support/shop/browser'
import { aCart, aPurchase, confirm, type Purchase } from '../../support/shop/buyer'
import type { StripeCommands } from '../../support/stripe/server/commands'
import { patientBrowser } from '../buyers/patient-browser'
import type { Witness } from '../buyers/witness'

type Asking = {
  port: number
  dataDir: string
  witness: Witness
  stripe: StripeCommands
  random: Random
}

/** What people hold of a shop before it moves. */
export type Links = Asking & {
  bought: { purchase: Purchase; answer: OrderAnswer; hashes: Map<string, string> }
  /** Checked out, and not paid yet. */
  begun: Purchase
  openCart: PricedCart
  staff: Browser
  draft: { id: string; name: string }
}

export async function writeDownLinks(asking: Asking): Promise<Links> {
  const buyer = patientBrowser(asking)
  const purchase = await aPurchase(buyer)
  asking.stripe.pay(purchase.payment.payment_intent, 'pm_card_visa')
  await confirm(buyer, purchase.cart, purchase.payment)
  const answer = await untilInvoiced(buyer, purchase)
  const hashes = new Map<string, string>()
  for (const url of urlsOf(answer)) hashes.set(url, await hashOf(buyer, url))

  const staff = await signIn(asking)
  return {
    ...asking,
    bought: { purchase, answer, hashes },
    begun: await aPurchase(patientBrowser(asking)),
    openCart: await aCart(patientBrowser(asking)),
    staff,
    draft: await saveDraft(staff, asking.port),
  }
}

/** Every link by a browser that has no cookies; a sentence for each that opens no more, or something else. */
export async function openEveryLink(links: Links): Promise<string[]> {
  const { bought, begun, openCart, stripe } = links
  const broken: string[] = []
  const stranger = patientBrowser(links)
  const { body: now } = await readOrder(stranger, bought.purchase)
  const others = differences(now, bought.answer)
  if (others.length > 0) broken.push(`An order reads otherwise (${others.join(', ')})`)
  for (const [url, hash] of bought.hashes)
    if ((await hashOf(stranger, url)) !== hash)
      broken.push(`A download or document is another: ${pathOf(url)}`)
  const [licence] = bought.answer.licences
  for (const path of [
    `/order/${bought.purchase.order.order_key}`,
    `/licence/${licence?.number}`,
    `/cart/${openCart.cart_key}`,
    `/eula/${openCart.eulas[0]?.id}`,
  ]) {
    const { status } = await stranger.fetch(path)
    if (status !== 200) broken.push(`${path.split('/')[1]} answers ${status}`)
  }
  const { body: cart } = await stranger.get<PricedCart>(`/api/order?cart_key=${openCart.cart_key}`)
  if (cart.total !== openCart.total) broken.push('An open cart has another total')

  if ((await readOrder(stranger, begun)).body.state === 'awaiting_payment')
    stripe.pay(begun.payment.payment_intent, 'pm_card_visa')
  const { body: confirmed } = await confirm(stranger, begun.cart, begun.payment)
  if (confirmed.status !== 'paid') broken.push(`A purchase begun before is ${confirmed.status}`)
  const { body: finished } = await readOrder(stranger, begun)
  for (const { download_url } of finished.licences)
    if ((await stranger.fetch(download_url)).status !== 200)
      broken.push('What was begun before is not delivered')

  return [...broken, ...(await openAsStaff(links))]
}

/** The session of before, and a draft that nobody published. */
async function openAsStaff({ staff, port, draft }: Links): Promise<string[]> {
  const { body: me } = await staff.get<{ user: unknown }>('/api/users/me', fromHere(port))
  const { body } = await staff.get<{ name?: string }>(
    `/api/typefaces/${draft.id}?draft=true&depth=0`,
    fromHere(port),
  )
  const { body: versions } = await staff.get<{ docs: { version: { name: string } }[] }>(
    `/api/typefaces/versions?where[parent][equals]=${draft.id}&sort=-updatedAt&limit=1&depth=0`,
    fromHere(port),
  )
  return [
    ...(me.user ? [] : ['A session of staff is over']),
    ...(body.name === draft.name ? [] : ['A draft is not what it was']),
    ...(versions.docs[0]?.version.name === draft.name ? [] : ['A version is not what it was']),
  ]
}

async function signIn({ port, dataDir, ...asking }: Asking): Promise<Browser> {
  const [email, password] = readFileSync(join(dataDir, 'first-staff-login.txt'), 'utf8').split('\n')
  const staff = patientBrowser({ port, ...asking })
  const login = JSON.stringify({ email, password })
  const { status } = await staff.send('/api/users/login', login, fromHere(port))
  if (status !== 200) throw new Error(`Staff could not sign in: ${status}`)
  return staff
}

async function saveDraft(staff: Browser, port: number): Promise<{ id: string; name: string }> {
  const { body } = await staff.get<{ docs: { id: string; name: string }[] }>(
    '/api/typefaces?limit=1&depth=0&sort=name',
    fromHere(port),
  )
  const [typeface] = body.docs
  if (!typeface) throw new Error('The shop has no typeface.')
  const name = `${typeface.name} Draft`
  const response = await staff.fetch(`/api/typefaces/${typeface.id}?draft=true&depth=0`, {
    method: 'PATCH',
    body: JSON.stringify({ name, _status: 'draft' }),
    headers: { 'content-type': 'application/json', ...fromHere(port) },
  })
  if (response.status !== 200) throw new Error(`A draft was not saved: ${await response.text()}`)
  return { id: typeface.id, name }
}

function fromHere(port: number) {
  return { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' }
}

function readOrder(browser: Browser, { order }: Purchase) {
  return browser.get<OrderAnswer>(`/api/order/status?order_key=${order.order_key}`)
}

/** Papers are made after the answer. */
async function untilInvoiced(browser: Browser, purchase: Purchase): Promise<OrderAnswer> {
  for (let look = 0; look < 60; look++) {
    const { body } = await readOrder(browser, purchase)
    if (body.documents.some(({ kind }) => kind === 'invoice')) return body
    await pause(500)
  }
  throw new Error('An order had no invoice after half a minute.')
}

/** Addresses aside, which are signed anew each time: those of before are opened themselves. */
function differences(now: OrderAnswer, before: OrderAnswer): string[] {
  const keys = Object.keys(before) as (keyof OrderAnswer)[]
  const read = (value: unknown) =>
    JSON.stringify(value, (name, one: unknown) => (/url$/.test(name) ? '' : one))
  return keys.filter((key) => read(now[key]) !== read(before[key]))
}

/** A EULA is a page, of which each build has its own. */
function urlsOf({ licences, documents }: OrderAnswer): string[] {
  const papers = documents.filter(({ kind }) => kind !== 'eula')
  return [...licences.map((one) => one.download_url), ...papers.map(({ url }) => url)]
}

async function hashOf(browser: Browser, url: string): Promise<string> {
  const response = await browser.fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  return `${response.status} ${createHash('sha256').update(bytes).digest('hex')}`
}

/** Without the token. */
function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace(/[\w.-]{24,}/g, '…')
}
