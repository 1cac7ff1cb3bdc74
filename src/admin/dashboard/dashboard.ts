import type { DashboardConfig, Widget, WidgetInstance, WidgetWidth } from 'payload'
import { type Area, may } from '@/domain/staff/roles'
import { readFirstSteps } from '@/operations/read-dashboard'
import WIDGETS from './widgets.json' with { type: 'json' }

/** The first screen as everybody finds it; each person may arrange it otherwise. The lists of the menu are not repeated. */
export const dashboard: DashboardConfig = {
  widgets: WIDGETS as Widget[],
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
