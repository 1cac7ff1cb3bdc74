import type { Config } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** Each at this very path, not at those beneath it: its title, and what shows it. */
const PAGES = {
  buyers: ['Buyers', '@/admin/buyers/buyers-view#BuyersView'],
  search: ['Search', '@/admin/search/search-view#SearchView'],
  'new-version': ['New version', '@/admin/licensing/new-version-view#NewVersionView'],
  reports: ['Reports', '@/admin/reports/reports-view#ReportsView'],
  'reports/royalties': ['Royalties', '@/admin/reports/royalties-view#RoyaltiesView'],
  'reports/vat': ['VAT', '@/admin/reports/vat-view#VatView'],
}

const views = Object.entries(PAGES).map(([path, [title, Component]]) => [
  path,
  { path: `/${path}`, exact: true, meta: { title }, Component },
])

/** The pages of our own in the admin panel, and the links to them around its collections. */
export const deskPages: Partial<Components> = {
  beforeNavLinks: ['@/admin/search/search-box#SearchBox', '@/admin/nav-links#OwnNavLinks'],
  afterNavLinks: ['@/admin/nav-links#SystemNavLinks'],
  header: ['@/admin/staff/sign-in-view#FactorDemanded', '@/admin/menu-stays-open#MenuAtADesk'],
  views: {
    login: { Component: '@/admin/staff/sign-in-view#SignInView', path: '/login' },
    upload: {
      Component: '@/admin/upload/upload-view#UploadView',
      path: '/upload',
      meta: { title: 'Upload fonts' },
    },
    ...(Object.fromEntries(views) as Components['views']),
  },
}
