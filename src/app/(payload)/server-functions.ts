/** What pages of the admin panel call: the names in Payload's own table, which it shows nobody (@payloadcms/next 3.90). */
export const SERVER_FUNCTIONS: ReadonlySet<unknown> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])
