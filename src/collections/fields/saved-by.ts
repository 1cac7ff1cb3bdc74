import type { TextField } from 'payload'
import { nameSaver } from '@/domain/staff/saved-by'
import { isScheduled } from '@/operations/scheduler/run-due-jobs'
import { derivedAccess } from './common'

/** Who saved this version, by the name they had then: no form changes it, and the public does not see it. */
export const savedBy: TextField = {
  name: 'savedBy',
  type: 'text',
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
}

/** The list of versions with that name in it. */
export const namedVersions = {
  edit: { versions: { Component: '@/admin/versions/versions-view#VersionsView' } },
}
