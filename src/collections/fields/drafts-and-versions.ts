import type { CollectionConfig, TextField, UIField } from 'payload'
import { nameSaver } from '@/domain/staff/saved-by'
import { isScheduled } from '@/operations/scheduler/run-scheduler'
import type { WithDrafts } from '@/operations/records/drafts'
import { derivedAccess } from './common'
import { text } from './payload-fields'

type Preview = Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview'>

/** The preview button, and the live preview beside the form. A document that was never saved has none. */
export function previewOf(collection: WithDrafts): Preview {
  const pathOf = (id: unknown) => (typeof id === 'string' ? `/preview/${collection}/${id}` : null)
  return {
    preview: ({ id }) => pathOf(id),
    livePreview: {
      url: ({ data }) => pathOf(data?.id),
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 360, height: 780 },
        { name: 'desk', label: 'Desk', width: 1440, height: 900 },
      ],
    },
  }
}

/** Who saved this version, by the name they had then: no form changes it, and the public does not see it. */
export const savedBy: TextField = text('savedBy', {
  access: derivedAccess,
  hooks: { beforeChange: [({ req }) => nameSaver(req.user, { isScheduled: isScheduled() })] },
  admin: {
    readOnly: true,
    position: 'sidebar',
    disableBulkEdit: true,
    condition: ({ savedBy }) => Boolean(savedBy),
    components: {
      Field: '@/admin/versions/saved-by#SavedBy',
      Cell: '@/admin/versions/saved-by#SavedByCell',
    },
  },
})

/** In lists alone: when a draft is published by itself, or taken back. */
export const scheduledColumn: UIField = {
  name: 'scheduled',
  type: 'ui',
  label: { en: 'Scheduled', de: 'Geplant' },
  admin: {
    components: { Field: false, Cell: '@/admin/lists/scheduled-cell#ScheduledCell' },
  } as UIField['admin'],
}

/** The list of versions with that name in it. */
export const namedVersions = {
  edit: { versions: { Component: '@/admin/versions/versions-view#VersionsView' } },
}
