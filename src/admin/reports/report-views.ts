import type { AdminViewConfig } from 'payload'

/** The views of reports, for payload.config.ts. */
export const reportViews: Record<string, AdminViewConfig> = {
  reports: {
    Component: '@/admin/reports/reports-view#ReportsView',
    path: '/reports',
    exact: true,
    meta: { title: 'Reports' },
  },
}
