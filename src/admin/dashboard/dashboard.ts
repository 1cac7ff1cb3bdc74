import type { DashboardConfig, Widget, WidgetInstance, WidgetWidth } from 'payload'
import { type Area, may } from '@/domain/staff/roles'
import { readFirstSteps } from '@/operations/read-dashboard'

const at = (file: string, name: string) => `@/admin/dashboard/${file}#${name}`

const widgets: Widget[] = [
  {
    slug: 'needs-you',
    label: { en: 'Needs you', de: 'Wartet auf Sie' },
    Component: at('open-work', 'NeedsYou'),
    minWidth: 'medium',
  },
  {
    slug: 'getting-started',
    label: { en: 'Getting started', de: 'Erste Schritte' },
    Component: at('getting-started', 'GettingStarted'),
    minWidth: 'medium',
  },
  {
    slug: 'sales-figures',
    label: { en: 'Sales: today and 30 days', de: 'Verkäufe: heute und 30 Tage' },
    Component: at('sales-figures', 'SalesFigures'),
    minWidth: 'small',
  },
  {
    slug: 'best-typefaces',
    label: { en: 'Best typefaces', de: 'Meistverkaufte Schriften' },
    Component: at('sales-figures', 'BestTypefaces'),
    minWidth: 'small',
  },
  {
    slug: 'latest-orders',
    label: { en: 'Latest orders', de: 'Neueste Bestellungen' },
    Component: at('open-work', 'LatestOrders'),
    minWidth: 'small',
  },
]

/** The first screen as everybody finds it; each person may arrange it otherwise. The lists of the menu are not repeated. */
export const dashboard: DashboardConfig = {
  widgets,
  async defaultLayout({ req }) {
    const steps = await readFirstSteps(req.payload)
    const isStarted = steps.every(({ isDone }) => isDone)
    const sees = (area: Area, ...placed: WidgetInstance[]) =>
      may(req.user, 'read', area) ? placed : []
    return [
      ...(isStarted ? [] : sees('settings', place('getting-started', 'full'))),
      place('needs-you', 'full'),
      ...sees('reports', place('sales-figures', 'medium'), place('best-typefaces', 'medium')),
      ...sees('sell', place('latest-orders', 'full')),
    ]
  },
}

function place(widgetSlug: string, width: WidgetWidth): WidgetInstance {
  return { widgetSlug, width } as WidgetInstance
}
