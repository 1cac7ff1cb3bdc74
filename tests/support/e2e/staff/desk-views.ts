import type { Page } from '@playwright/test'
import { aQuote } from '../../money/quotes'
import { aDraft } from './tasks/drafts'
import type { TaskShop } from './tasks/task-test'
import { aBuyer, anEnquiry, aSale, aTransferInReview, aTrial, findOrder } from './tasks/sales'

export type DeskView = { name: string; path: string; open?: (page: Page) => Promise<void> }

const BLOCKS = [
  { blockType: 'quote', text: 'Read by lamplight' },
  { blockType: 'buttons', buttons: [{ label: 'All fonts', kind: 'address', address: '/explore' }] },
]

/** Every screen of the admin that is ours or holds something of ours, with something to show on each. */
export async function findDeskViews(shop: TaskShop): Promise<DeskView[]> {
  const { staff } = shop
  const buyer = aBuyer('Axe')
  await staff.create('coupons', { code: 'AXE-10', kind: 'percent', value: 10 })
  const order = await findOrder(shop, await aSale(shop, { ...buyer, coupon: 'AXE-10' }))
  const review = await findOrder(shop, await aTransferInReview(shop))
  const [first] = await staff.find('typefaces', { 'where[slug][equals]': 'instrument-serif' })
  const shares = [{ typeface: first?.id, percent: '20' }]
  const designer = await staff.create('designers', { name: 'Dora Draws', shares })
  await aSale(shop, { ...buyer, slugs: ['instrument-serif'] })
  await aTrial(shop)
  await anEnquiry(shop)
  await aQuote(shop.visitor(), { email: buyer.email })
  const draft = await aDraft(shop)
  const page = { title: 'Axe', slug: 'axe', blocks: BLOCKS, _status: 'draft' }
  const pageId = await staff.create('pages', page, true)
  const at = async (collection: string) => {
    const [row] = await staff.find(collection, { limit: '1' })
    return `/admin/collections/${collection}/${row?.id}`
  }
  const tab = (name: string) => (page: Page) =>
    page.getByRole('button', { name, exact: true }).click()
  const list = (collection: string) => ({
    name: `list of ${collection}`,
    path: `/admin/collections/${collection}?limit=10`,
  })
  const typeface = `/admin/collections/typefaces/${first?.id}`
  const [eula] = await staff.find('eulas', { limit: '1' })

  return [
    { name: 'dashboard', path: '/admin' },
    { name: 'upload', path: '/admin/upload' },
    ...['typeface', 'style', 'licence', 'country', 'designer'].map((by) => ({
      name: `report by ${by}`,
      path: `/admin/reports?by=${by}`,
    })),
    { name: 'royalties', path: '/admin/reports/royalties' },
    { name: 'VAT', path: '/admin/reports/vat' },
    { name: 'buyers', path: '/admin/buyers' },
    { name: 'search', path: `/admin/search?q=${buyer.email}` },
    { name: 'one buyer', path: `/admin/buyers?email=${buyer.email}` },
    { name: 'new version of a licence text', path: `/admin/new-version?of=${eula?.id}` },
    list('orders'),
    { name: 'order', path: `/admin/collections/orders/${order.id}` },
    { name: 'order in review', path: `/admin/collections/orders/${review.id}` },
    list('quotes'),
    {
      name: 'new quote',
      path: '/admin/collections/quotes?limit=10',
      open: (page) => page.getByText('New quote', { exact: true }).click(),
    },
    { name: 'quote', path: await at('quotes') },
    ...['Words', 'Styles and prices', 'Specimens', 'Trying', 'Releases'].map((name) => ({
      name: `typeface, ${name}`,
      path: typeface,
      open: tab(name),
    })),
    { name: 'typeface that is a draft', path: `/admin/collections/typefaces/${draft.id}` },
    { name: 'versions', path: `/admin/collections/typefaces/${draft.id}/versions` },
    { name: 'style', path: await at('styles') },
    { name: 'page of blocks', path: `/admin/collections/pages/${pageId}` },
    ...['typefaces', 'coupons', 'licence-types', 'eulas', 'trial-orders', 'users'].map(list),
    { name: 'coupon', path: await at('coupons') },
    { name: 'licence type', path: await at('licence-types') },
    { name: 'licence text', path: await at('eulas') },
    { name: 'trial', path: await at('trial-orders') },
    { name: 'enquiry', path: await at('enquiries') },
    { name: 'designer', path: `/admin/collections/designers/${designer}` },
    { name: 'menus', path: '/admin/globals/navigation' },
    { name: 'VAT table', path: '/admin/globals/shop', open: tab('Tax') },
    { name: 'own account', path: '/admin/account' },
  ]
}
