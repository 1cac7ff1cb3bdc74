import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../support/shop/open-shop'
import { changeShop } from '../../support/tax/change-shop'

const shop = await openShop()
afterAll(() => shop.close())

const { taxRates } = await shop.payload.findGlobal({ slug: 'shop', depth: 0, overrideAccess: true })

test.each([
  [
    'a second rate of Germany',
    { country: 'DE', kind: 'standard', rate: '20' },
    /Two standard rates of Germany, 19 % and 20 %, are valid at the same time/,
  ],
  ['a country that is none', { country: 'XX', kind: 'standard', rate: '20' }, /“XX” is no country/],
] as const)('%s in the tax table is refused in a sentence', async (_, row, sentence) => {
  const saving = changeShop(shop, { taxRates: [...(taxRates ?? []), { ...row, registered: true }] })
  const error = await saving.catch((failure: unknown) => failure)
  expect(JSON.stringify((error as { data?: unknown }).data)).toMatch(sentence)
})

test('a small business without its sentence is refused', async () => {
  const saving = changeShop(shop, { smallBusiness: true, smallBusinessSentence: ' ' })
  await expect(saving).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringMatching(/^Write the sentence that the law asks/) }] },
  })
})

test.each([
  ['DE136695977', 'A digit of this VAT number is wrong'],
  ['ATU13585627', 'This is a VAT number of Austria; the seller sits in Germany.'],
  ['136695976', 'A VAT number begins with its country'],
])('the seller’s own number %s is refused in a sentence', async (vatId, sentence) => {
  const error = await changeShop(shop, { vatId }).catch((failure: unknown) => failure)
  expect(JSON.stringify((error as { data?: unknown }).data)).toContain(sentence)
})

test('the seller’s own number is kept as documents write it', async () => {
  await changeShop(shop, { vatId: 'de 136 695 976' })
  const { vatId } = await shop.payload.findGlobal({ slug: 'shop', overrideAccess: true })
  expect(vatId).toBe('DE136695976')
})
