import type { Area } from './roles'

/**
 * Where in the admin panel each collection and global belongs, in the order of its navigation. The area is the heading it stands
 * under, and decides who may see and change it.
 */
export const AREA_OF: Record<string, Area> = {
  orders: 'sell',
  quotes: 'sell',
  licences: 'sell',
  invoices: 'sell',
  refunds: 'sell',
  customers: 'sell',
  'trial-orders': 'sell',
  enquiries: 'sell',
  typefaces: 'catalogue',
  styles: 'catalogue',
  releases: 'catalogue',
  uploads: 'catalogue',
  designers: 'reports',
  'licence-types': 'licensing',
  eulas: 'licensing',
  bundles: 'licensing',
  coupons: 'licensing',
  pages: 'site',
  media: 'media',
  navigation: 'site',
  redirects: 'site',
  shop: 'settings',
  users: 'settings',
  audit: 'settings',
  'font-files': 'system',
  'upload-files': 'system',
  grants: 'system',
  'licence-versions': 'system',
  'order-events': 'system',
  carts: 'system',
  'payment-events': 'system',
  mails: 'system',
  'vat-checks': 'system',
  'mail-choices': 'system',
  'coupon-uses': 'system',
  'sign-ins': 'system',
  'second-factors': 'system',
  timers: 'system',
  limits: 'system',
}

/** The headings of the navigation. */
export const AREA_NAMES: Record<Area, string> = {
  sell: 'Sell',
  catalogue: 'Catalogue',
  licensing: 'Licensing',
  site: 'Site',
  media: 'Site',
  reports: 'Reports',
  settings: 'Settings',
  system: 'System',
}

/** Where a collection belongs; throws for one that nobody has given a place. */
export function areaOf(slug: string): Area {
  const area = AREA_OF[slug]
  if (!area) throw new Error(`The collection ${slug} has no area: give it one in AREA_OF.`)
  return area
}
