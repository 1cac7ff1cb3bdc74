import type { Config } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** The pages of our own in the admin panel, and the links to them above its collections. */
export const deskPages: Pick<Components, 'beforeNavLinks' | 'header' | 'views'> = {
  beforeNavLinks: [
    '@/admin/search/search-box#SearchBox',
    '@/admin/nav-links#UploadNavLink',
    '@/admin/nav-links#ReportsNavLink',
    '@/admin/nav-links#BuyersNavLink',
  ],
  header: ['@/admin/staff/sign-in-view#FactorDemanded', '@/admin/menu-stays-open#MenuAtADesk'],
  views: {
    login: { Component: '@/admin/staff/sign-in-view#SignInView', path: '/login' },
    upload: {
      Component: '@/admin/upload/upload-view#UploadView',
      path: '/upload',
      meta: { title: 'Upload fonts' },
    },
    buyers: {
      Component: '@/admin/buyers/buyers-view#BuyersView',
      path: '/buyers',
      exact: true,
      meta: { title: 'Buyers' },
    },
    search: {
      Component: '@/admin/search/search-view#SearchView',
      path: '/search',
      exact: true,
      meta: { title: 'Search' },
    },
    newVersion: {
      Component: '@/admin/licensing/new-version-view#NewVersionView',
      path: '/new-version',
      exact: true,
      meta: { title: 'New version' },
    },
    reports: {
      Component: '@/admin/reports/reports-view#ReportsView',
      path: '/reports',
      exact: true,
      meta: { title: 'Reports' },
    },
    royalties: {
      Component: '@/admin/reports/royalties-view#RoyaltiesView',
      path: '/reports/royalties',
      exact: true,
      meta: { title: 'Royalties' },
    },
    vat: {
      Component: '@/admin/reports/vat-view#VatView',
      path: '/reports/vat',
      exact: true,
      meta: { title: 'VAT' },
    },
  },
}
