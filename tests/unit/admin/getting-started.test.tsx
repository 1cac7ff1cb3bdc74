import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

let shop = { country: 'DE', pricesShown: 'before_vat', smallBusiness: false }
vi.mock('@/operations/staff/may-enter', () => ({ mayEnter: async () => true }))
vi.mock('@/operations/records/shop', () => ({ readShop: async () => shop }))
vi.mock('@/operations/read-dashboard', () => ({
  readFirstSteps: async () => [{ step: 'prices', isDone: false, path: '/collections/typefaces' }],
}))
vi.mock('@/admin/dashboard/asking-buttons', () => ({ StarterLicences: () => null }))

const { GettingStarted } = await import('@/admin/dashboard/getting-started')

async function isToldIn(language: string, difference: object) {
  shop = { ...shop, pricesShown: 'before_vat', smallBusiness: false, ...difference }
  const payload = { config: { routes: { admin: '/admin' } } }
  const req = { payload, i18n: { language }, user: null }
  const html = renderToString(await GettingStarted({ req } as never))
  return /(with VAT|mit Umsatzsteuer).*href="\/admin\/globals\/shop"/.test(html)
}

test.each([
  ['a seller in Germany', { country: 'DE' }, true],
  ['a seller in Norway', { country: 'NO' }, true],
  ['a seller in the UK', { country: 'GB' }, true],
  ['a seller in the US', { country: 'US' }, false],
  ['who shows prices with VAT', { country: 'DE', pricesShown: 'with_vat' }, false],
  ['a small business', { country: 'DE', smallBusiness: true }, false],
])(
  'Getting started says that consumers are shown prices with VAT: %s',
  async (_, given, isTold) => {
    expect([await isToldIn('en', given), await isToldIn('de', given)]).toEqual([isTold, isTold])
  },
)
