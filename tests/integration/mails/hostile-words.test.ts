import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aLine,
  chooseCountry,
  confirm,
  createPayment,
  detailsFor,
  payDemo,
  type Placed,
} from '../../support/shop/buyer'
import { mailsTo } from '../../support/mails/kept-mails'
import { requireOrder, settledDelivery } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const visitor = shop.visitor()
const line = await aLine(visitor, { slug: 'young-serif' })
const cart = await aCart(visitor)
afterAll(() => shop.close())

const NUMBERS = ['-1', '0', '0.5', '1e999', '"1"', '1e9', `${2 ** 53}`, 'null', '[]', '{}']

test.each(NUMBERS)(
  'how many, or for how many: %s is no answer, and the cart stays',
  async (number) => {
    const { cart_key, revision } = cart
    const body = JSON.stringify({ cart_key, revision, lines: [line] })
    const asked = [
      body.replace('"styles"', `"quantity":${number},"styles"`),
      body.replace('"users-1"', number),
      body.replace(`"revision":${revision}`, `"revision":${number === 'null' ? '"x"' : number}`),
    ]
    const answers = await Promise.all(asked.map((one) => visitor.send<Refusal>('/api/order', one)))
    const now = await visitor.get(`/api/order?cart_key=${cart_key}`)

    // A whole number that is another revision is not malformed: it is old.
    const isRevision = ['1e9', '0'].includes(number)
    expect(answers.map(({ status }) => status)).toEqual([400, 400, isRevision ? 409 : 400])
    expect(now.body).toEqual(cart)
  },
)

const ODD_ADDRESSES = [
  'ä@example.org',
  'a\u0000@example.org',
  '"a b"@example.org',
  `${'a'.repeat(320)}@example.org`,
  'a@example.org\nBcc: b@example.org',
]

test.each(ODD_ADDRESSES)('nothing is sent to %j', async (email) => {
  const priced = await chooseCountry(visitor, await aCart(visitor))
  const details = detailsFor(priced, { email })
  const { status, body } = await visitor.post<Refusal>('/api/order/checkout', details)

  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, ['email']])
})

const HOSTILE = '=HYPERLINK("http://evil.example")<script>alert(1)</script>\u202e😀 Лада'

test('words that attack are kept as they are, and greet nobody in a mail', async () => {
  const buyer = shop.visitor()
  const email = 'hostile@xn--mnchen-3ya.example'
  const priced = await chooseCountry(buyer, await aCart(buyer))
  const details = detailsFor(priced, { email, name: HOSTILE, company: HOSTILE })
  const { body: order } = await buyer.post<Placed>('/api/order/checkout', details)
  const { body: payment } = await createPayment(buyer, priced)
  await payDemo(buyer, payment)
  await confirm(buyer, priced, payment)
  const delivered = await settledDelivery(shop, order)
  const [mail = ''] = await mailsTo(shop.dataDir, email)
  const { name } = await requireOrder(shop, order)

  expect(delivered).toMatchObject({ licences: 1, mails: [{ state: 'sent' }], sent: 1 })
  expect(name).toBe(HOSTILE.replace('\u202e', ''))
  expect(mail).not.toMatch(/evil|<script|^b?cc:/im)
})
