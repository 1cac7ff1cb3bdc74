import type { Config } from 'payload'

type Components = NonNullable<NonNullable<Config['admin']>['components']>

/** The pages of our own in the admin panel, and the links to them above its collections. */
export const deskPages: Pick<Components, 'afterNavLinks' | 'beforeNavLinks' | 'header' | 'views'> =
  {
    beforeNavLinks: [
      '@/admin/search/search-box#SearchBox',
      '@/admin/nav-links#UploadNavLink',
      '@/admin/nav-links#ReportsNavLink',
      '@/admin/nav-links#BuyersNavLink',
    ],
    afterNavLinks: ['@/admin/nav-links#SystemNavLinks'],
    header: ['@/admin/staff/sign-in-view#FactorDemanded', '@/admin/menu-stays-open#MenuAtADesk'],
    views: {
      login: { Component: '@/admin/staff/sign-in-view#SignInView', path: '/login' },
      upload: {
        Component: '@/admin/upload/upload-view#UploadView',
        path: '/upload',
        meta: { title: 'Upload fonts' },
      },
      buyers: { ...at('/buyers', 'Buyers'), Component: '@/admin/buyers/buyers-view#BuyersView' },
      search: { ...at('/search', 'Search'), Component: '@/admin/search/search-view#SearchView' },
      newVersion: {
        ...at('/new-version', 'New version'),
        Component: '@/admin/licensing/new-version-view#NewVersionView',
      },
      reports: {
        ...at('/reports', 'Reports'),
        Component: '@/admin/reports/reports-view#ReportsView',
      },
      royalties: {
        ...at('/reports/royalties', 'Royalties'),
        Component: '@/admin/reports/royalties-view#RoyaltiesView',
      },
      vat: { ...at('/reports/vat', 'VAT'), Component: '@/admin/reports/vat-view#VatView' },
    },
  }

/** At this very path, not at those beneath it. */
function at(path: `/${string}`, title: string) {
  return { path, exact: true, meta: { title } }
}
